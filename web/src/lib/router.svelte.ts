/** A small router over the browser's history. */

export type Route =
  | { name: 'lobby' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string; token: string | null }
  | { name: 'replay'; id: string; at: number | null }
  | { name: 'open-replay' }
  | { name: 'learn'; game: string | null }
  | { name: 'ladder'; game: string | null }
  | { name: 'about' }
  | { name: 'settings' }
  | { name: 'not-found' };

/** Which screen an address means. */
export function parse(path: string, query = '', hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  const params = new URLSearchParams(query);
  if (!first) return { name: 'lobby' };
  if (first === 'new' && second && parts.length === 2) return { name: 'new', game: second };
  if (first === 't' && second && parts.length === 2) {
    return { name: 'table', id: second, token: new URLSearchParams(hash.replace(/^#/, '')).get('seat') };
  }
  if (first === 't' && second && third === 'replay' && parts.length === 3) {
    const at = params.get('at');
    return { name: 'replay', id: second, at: at !== null && /^\d+$/.test(at) ? Number(at) : null };
  }
  if (first === 'learn' && parts.length <= 2) return { name: 'learn', game: second ?? null };
  if (first === 'bots' && parts.length <= 2) return { name: 'ladder', game: second ?? null };
  if (parts.length === 1 && first === 'replay') return { name: 'open-replay' };
  if (parts.length === 1 && (first === 'about' || first === 'settings')) return { name: first };
  return { name: 'not-found' };
}

function here(): Route {
  return parse(location.pathname, location.search, location.hash);
}

const state = $state<{ route: Route }>({ route: here() });

/** The screen that is shown; reactive. */
export const router: { readonly route: Route } = state;

/** Goes to an address of this site. */
export function go(href: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  state.route = here();
  if (!replace) scrollTo(0, 0);
}

/** Changes the address without changing the screen. */
export function rewrite(href: string): void {
  history.replaceState(null, '', href);
}

addEventListener('popstate', () => (state.route = here()));
addEventListener('hashchange', () => (state.route = here()));

/** Lets plain clicks on links of this site change the screen without loading the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api')) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

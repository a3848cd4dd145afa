/** The server's REST interface. */
import type {
  Fairness,
  GameInfo,
  GameResults,
  JoinWish,
  Lobby,
  Me,
  MeChange,
  PositionOut,
  Reach,
  Reason,
  ReplayOut,
  RuleSection,
  SeatLink,
  TableInfo,
  TableWish,
} from '../generated/wire.ts';

/** A request that was refused; the reason is said by `clientReason` or a game's `Speech`. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: Reason;

  constructor(status: number, reason: Reason) {
    super(`${status} ${reason.code}`);
    this.status = status;
    this.reason = reason;
  }
}

let known: Promise<Me> | undefined;

/** Who I am; asked once. The first answer gives the cookie: two first questions at once would make two guests. */
function whoAmI(): Promise<Me> {
  known ??= call<Me>('GET', '/me').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (
    path.startsWith('/tables') ||
    path === '/lobby' ||
    path === '/results' ||
    path === '/put-away' ||
    method === 'PATCH'
  )
    await whoAmI();
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, { code: 'offline', params: {} });
  }
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, reasonOf(response.status, text));
  return (text ? JSON.parse(text) : null) as T;
}

function reasonOf(status: number, text: string): Reason {
  try {
    const found = JSON.parse(text) as Partial<Reason> & { reason?: Reason };
    if (found.reason) return found.reason;
    if (found.code) return { ...found, code: found.code, params: found.params ?? {} };
  } catch {
    // Not one of the server's own answers.
  }
  return { code: status === 404 ? 'not-found' : 'server', params: { status } };
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

let games: Promise<GameInfo[]> | undefined;

export const api = {
  /** The installed games; asked once. */
  games: (): Promise<GameInfo[]> => {
    games ??= call<GameInfo[]>('GET', '/games').catch((error: unknown) => {
      games = undefined;
      throw error;
    });
    return games;
  },
  game: async (id: string): Promise<GameInfo> => {
    const found = (await api.games()).find((game) => game.id === id);
    if (!found) throw new ApiError(404, { code: 'not-found', params: {} });
    return found;
  },
  /** What never changes during a game: layouts, maps, printed values. */
  board: (game: string): Promise<Record<string, unknown>> => call('GET', `/games/${game}/board`),
  rules: (game: string, lang: string): Promise<RuleSection[]> => call('GET', `/games/${game}/rules?lang=${lang}`),
  me: whoAmI,
  changeMe: (change: MeChange): Promise<Me> => call('PATCH', '/me', change),
  /** Where friends find this server. */
  reach: (): Promise<Reach> => call('GET', '/reach'),
  lobby: (): Promise<Lobby> => call('GET', '/lobby'),
  /** The tables I have put away. */
  away: (): Promise<TableInfo[]> => call('GET', '/put-away'),
  /** Puts finished tables away, or takes them out again. */
  putAway: (tables: string[], away: boolean): Promise<Lobby> => call('POST', '/put-away', { tables, away }),
  /** How I have fared against the bots of every game. */
  results: (): Promise<GameResults[]> => call('GET', '/results'),
  table: (id: string): Promise<TableInfo> => call('GET', at(id)),
  newTable: (wish: TableWish): Promise<TableInfo> => call('POST', '/tables', wish),
  join: (id: string, wish: JoinWish): Promise<TableInfo> => call('POST', `${at(id)}/join`, wish),
  leave: (id: string): Promise<TableInfo> => call('POST', `${at(id)}/leave`),
  start: (id: string, bot: string | null): Promise<TableInfo> => call('POST', `${at(id)}/start`, { bot }),
  seatBot: (id: string, seat: number, bot: string): Promise<TableInfo> => call('POST', `${at(id)}/bot`, { seat, bot }),
  showForecast: (id: string, shown: boolean): Promise<TableInfo> => call('POST', `${at(id)}/forecast`, { shown }),
  takeBack: (id: string, seat: number): Promise<TableInfo> => call('POST', `${at(id)}/take-back`, { seat }),
  /** What opens my seat elsewhere; a new link makes the old one worthless. */
  seatLink: (id: string, renew = false): Promise<SeatLink> => call('POST', `${at(id)}/seat-link`, { renew }),
  rematch: (id: string): Promise<TableInfo> => call('POST', `${at(id)}/rematch`),
  fairness: (id: string): Promise<Fairness> => call('GET', `${at(id)}/fairness`),
  position: (id: string, seq: number): Promise<PositionOut> => call('GET', `${at(id)}/positions/${seq}`),
  /** A finished game through the eyes of a seat, of a spectator (-1), or else one's own. */
  replay: (id: string, viewer?: number): Promise<ReplayOut> =>
    call('GET', `${at(id)}/replay${viewer === undefined ? '' : `?viewer=${viewer}`}`),
  /** A record that somebody brings. */
  openRecord: (record: string, viewer = -1): Promise<ReplayOut> => call('POST', '/records', { record, viewer }),
  recordUrl: (id: string): string => `/api${at(id)}/record`,
  socketUrl: (id: string): string =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api${at(id)}/socket`,
};

"""Things that lie in each other's way: covered, outside their panel, too small to hit, or nowhere to be seen."""

from __future__ import annotations

from playwright.sync_api import Page

#: What is asked of every control and every text. Lines of the answer are faults.
_FAULTS = """() => {
  // 24, less what rounding takes.
  const LEAST = 23.5;
  const CONTROLS =
    'button, a[href], [role=button], [role=tab], summary, select, input:not([type=hidden]), [data-thing]';
  const faults = [];
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const short = (text) => (text ?? '').trim().replace(/\\s+/g, ' ').slice(0, 36);
  const kind = (one) => one.closest('[class]')?.getAttribute('class');
  const placed = (one) => {
    const thing = one.closest('[data-thing]')?.dataset.thing;
    const said = short(one.getAttribute('aria-label') ?? one.textContent);
    return `${thing ?? (said || one.tagName)} (.${kind(one)})`;
  };
  const hidden = (one) =>
    !one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ||
    one.closest('.hidden-text, .skip, [inert], noscript, script, style') !== null;
  const isOutside = (x, y) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
  const kin = (a, b) => a === b || a.contains(b) || b.contains(a);
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  /** What the pointer finds in the middle of a thing, as far as it is not the thing itself or part of it. */
  const cover = (one) => {
    const at = document.elementFromPoint(...middle(one.getBoundingClientRect()));
    return !at || kin(one, at) ? null : at;
  };
  const hides = (one) => {
    const style = getComputedStyle(one);
    return /auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY);
  };
  const scrolled = [];
  const reveal = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement)
      if (up.scrollHeight > up.clientHeight || up.scrollWidth > up.clientWidth)
        scrolled.push([up, up.scrollTop, up.scrollLeft]);
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  };
  /** Leaves the panel it is in, where nothing in between cuts it or scrolls. */
  const escapes = (element, boxes) => {
    const panel = element.closest('.panel');
    if (!panel || panel === element || element.closest('[role=tooltip]')) return false;
    for (let up = element; up; up = up === panel ? null : up.parentElement) if (hides(up)) return false;
    const frame = panel.getBoundingClientRect();
    return boxes.some(
      (box) =>
        box.width > 0 && (box.left < frame.left - 2 || box.right > frame.right + 2 || box.bottom > frame.bottom + 2),
    );
  };

  // -- controls
  const controls = [...top.querySelectorAll(CONTROLS)].filter((one) => !hidden(one));
  for (const one of controls) {
    const target = one.matches('input') ? (one.closest('label') ?? one) : one;
    const box = target.getBoundingClientRect();
    if (!box.width || !box.height || getComputedStyle(target).pointerEvents === 'none') continue;
    let [wide, high] = [box.width, box.height];
    for (const pseudo of ['::before', '::after']) {
      const around = getComputedStyle(target, pseudo);
      if (around.content !== 'none' && around.position === 'absolute') {
        wide = Math.max(wide, parseFloat(around.width) || 0);
        high = Math.max(high, parseFloat(around.height) || 0);
      }
    }
    const isTarget = one.matches('button, a, input, select, summary, [data-lit]') || one.tabIndex >= 0;
    if (isTarget && !one.closest('p, .prose') && Math.min(wide, high) < LEAST)
      faults.push(`small ${Math.round(wide)}x${Math.round(high)}: ${placed(one)}`);
    if (!one.ownerSVGElement && escapes(one, [box])) faults.push(`beyond its panel: ${placed(one)}`);
    // A map is moved under the finger.
    if (one.closest('.window')) continue;
    if (isOutside(...middle(box))) {
      reveal(one);
      if (isOutside(...middle(target.getBoundingClientRect()))) faults.push(`out of reach: ${placed(one)}`);
      continue;
    }
    // Shapes may be hollow and lie on each other; one that is lit has to be met, or another that is.
    if (one.ownerSVGElement && !one.matches('[data-lit]')) continue;
    if (!cover(target)) continue;
    reveal(one);
    const by = cover(target);
    const isBeside = one.ownerSVGElement && by?.closest('[data-lit]');
    if (by && !isBeside) faults.push(`covered: ${placed(one)} by ${placed(by)}`);
  }

  // -- texts
  const range = document.createRange();
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('option, textarea, title, desc') || hidden(element)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 2 && box.height > 2);
    if (escapes(element, boxes)) faults.push(`beyond its panel: ${short(node.data)} (.${kind(element)})`);
    // What lies fixed over a page that scrolls may be on anything for a while.
    const isOver = 'dialog, [role=tooltip], footer, nav, .actions, .dock, .foot, .moves, .sheet';
    if (element.ownerSVGElement || element.closest(isOver)) continue;
    const own = element.closest(CONTROLS);
    for (const box of boxes) {
      for (const part of [0.08, 0.5, 0.92]) {
        const at = [box.x + box.width * part, box.y + box.height / 2];
        if (isOutside(...at)) continue;
        const [first, ...below] = document.elementsFromPoint(...at);
        if (!first || !kin(first, element)) continue;
        const under = below
          .map((one) => one.closest(CONTROLS))
          .find((one) => one && !kin(one, element) && !(own && kin(one, own)));
        if (under) faults.push(`text on a control: ${short(node.data)} (.${kind(element)}) on ${placed(under)}`);
      }
    }
  }
  for (const [one, y, x] of scrolled.reverse()) [one.scrollTop, one.scrollLeft] = [y, x];

  // -- the end of a turn is in sight
  for (const one of top === document.body ? document.querySelectorAll('[role=toolbar] .end') : []) {
    const box = one.getBoundingClientRect();
    if (!hidden(one) && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1))
      faults.push(`below the fold: ${placed(one)}`);
  }
  return [...new Set(faults)];
}"""
_NOTHING = """() => {
  const open = '[data-lit], .primary:not([aria-disabled=true]), dialog[open] button';
  return ![...document.querySelectorAll(open)].some((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return box.width > 0 && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  });
}"""


def crowding(page: Page) -> list[str]:
    """What is covered, outside its panel, under 24 px, or out of sight, one line each."""
    return [str(line) for line in page.evaluate(_FAULTS)]


def nothing_to_do(page: Page) -> bool:
    """Whether nothing that could be done next is in sight."""
    return bool(page.evaluate(_NOTHING))

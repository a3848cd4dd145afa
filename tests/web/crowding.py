"""Things that lie in each other's way: covered, outside their panel, too small to hit, or nowhere to be seen."""

from __future__ import annotations

from playwright.sync_api import Page

_FAULTS = """() => {
  const LEAST = 23.5;
  const faults = [];
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const CONTROLS = 'button, a[href], [role=button], [role=tab], summary, select, input:not([type=hidden]), [data-thing]';
  const short = (text) => (text ?? '').trim().replace(/\\s+/g, ' ').slice(0, 36);
  const named = (one) => {
    const known = one.closest('[data-thing]')?.dataset.thing;
    return known ?? (short(one.getAttribute('aria-label') ?? one.textContent) || one.tagName);
  };
  const placed = (one) => `${named(one)} (.${one.closest('[class]')?.getAttribute('class')})`;
  const hidden = (one) =>
    !one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ||
    one.closest('.hidden-text, .skip, [inert], noscript, script, style') !== null;
  const isOutside = (x, y) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
  const kin = (a, b) => a && b && (a === b || a.contains(b) || b.contains(a));
  // What the pointer finds at a place, as far as it is not the thing itself or part of it.
  const cover = (one, x, y) => {
    const at = document.elementFromPoint(x, y);
    return !at || kin(one, at) ? null : at;
  };
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const back = [];
  const reveal = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (up.scrollHeight > up.clientHeight || up.scrollWidth > up.clientWidth) back.push([up, up.scrollTop, up.scrollLeft]);
    }
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  };

  // -- controls: large enough, and what lies at their middle is themselves
  const controls = [...top.querySelectorAll(CONTROLS)].filter((one) => !hidden(one));
  const lit = [];
  for (const one of controls) {
    const target = one.matches('input') ? (one.closest('label') ?? one) : one;
    const box = target.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const style = getComputedStyle(target);
    if (style.pointerEvents === 'none') continue;
    let [wide, high] = [box.width, box.height];
    for (const pseudo of ['::before', '::after']) {
      const around = getComputedStyle(target, pseudo);
      if (around.content !== 'none' && around.position === 'absolute') {
        wide = Math.max(wide, parseFloat(around.width) || 0);
        high = Math.max(high, parseFloat(around.height) || 0);
      }
    }
    const isInText = one.closest('p, .prose') !== null;
    const isTarget = one.matches('button, a, input, select, summary, [data-lit]') || one.tabIndex >= 0;
    if (isTarget && !isInText && Math.min(wide, high) < LEAST)
      faults.push(`small ${Math.round(wide)}x${Math.round(high)}: ${placed(one)}`);
    const [x, y] = middle(box);
    // A map is moved under the finger.
    if (one.closest('.window')) continue;
    if (isOutside(x, y)) {
      reveal(one);
      const again = target.getBoundingClientRect();
      if (isOutside(...middle(again))) faults.push(`out of reach: ${placed(one)}`);
      continue;
    }
    const isOpen = one.matches('[data-lit], .primary:not([aria-disabled=true])');
    if (isOpen) lit.push(one);
    if (one.ownerSVGElement) {
      // A shape may be hollow: what lies on it is asked where a lit one is clicked.
      if (!one.matches('[data-lit]')) continue;
    }
    let by = cover(target, x, y);
    if (by) {
      reveal(one);
      by = cover(target, ...middle(target.getBoundingClientRect()));
      if (by && !kin(by.closest('label'), target)) faults.push(`covered: ${placed(one)} by ${placed(by)}`);
    }
  }

  // -- texts: not on a control that is not theirs, nor beyond their panel
  const range = document.createRange();
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('option, textarea, title, desc') || hidden(element)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 2 && box.height > 2);
    const own = element.closest(CONTROLS);
    for (const box of boxes) {
      for (const part of [0.08, 0.5, 0.92]) {
        const [x, y] = [box.x + box.width * part, box.y + box.height / 2];
        if (isOutside(x, y)) continue;
        const stack = document.elementsFromPoint(x, y);
        const mine = stack.findIndex((one) => kin(one, element));
        if (mine !== 0 || element.ownerSVGElement) continue;
        const under = stack
          .slice(1)
          .map((one) => one.closest(CONTROLS))
          .find((one) => one && !kin(one, element) && !kin(one, own) && !one.contains(element));
        const scrolls = [...stack].some((one) => kin(one, element) && /fixed|sticky/.test(getComputedStyle(one).position));
        if (under && !scrolls && !element.closest('dialog, [role=tooltip], .bubble, [data-over], footer, nav, .actions, .dock'))
          faults.push(`text on a control: ${short(node.data)} (.${element.closest('[class]')?.getAttribute('class')}) on ${placed(under)}`);
      }
    }
    const panel = element.closest('.panel');
    if (panel && !element.closest('[role=tooltip]')) {
      const frame = panel.getBoundingClientRect();
      const free = getComputedStyle(panel);
      let clipped = false;
      for (let up = element; up && up !== panel; up = up.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX + getComputedStyle(up).overflowY)) clipped = true;
      if (!clipped && !/auto|scroll|hidden/.test(free.overflowX + free.overflowY))
        for (const box of boxes)
          if (box.left < frame.left - 2 || box.right > frame.right + 2 || box.bottom > frame.bottom + 2)
            faults.push(`beyond its panel: ${short(node.data)} (.${panel.getAttribute('class')})`);
    }
  }
  for (const one of controls) {
    const panel = one.closest('.panel');
    if (!panel || one.ownerSVGElement || panel === one) continue;
    const frame = panel.getBoundingClientRect();
    const box = one.getBoundingClientRect();
    let clipped = false;
    for (let up = one; up; up = up === panel ? null : up.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX + getComputedStyle(up).overflowY)) clipped = true;
    if (!clipped && box.width && (box.left < frame.left - 2 || box.right > frame.right + 2 || box.bottom > frame.bottom + 2))
      faults.push(`beyond its panel: ${placed(one)}`);
  }
  for (const [one, y, x] of back.reverse()) [one.scrollTop, one.scrollLeft] = [y, x];

  // -- the next step is in sight
  const end = [...document.querySelectorAll('[role=toolbar] .primary, .end')].filter((one) => !hidden(one));
  for (const one of end) {
    const box = one.getBoundingClientRect();
    if (top === document.body && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1))
      faults.push(`below the fold: ${placed(one)}`);
  }
  return [...new Set(faults)];
}"""


def crowding(page: Page) -> list[str]:
    """What is covered, outside its panel, under 24 px, or out of sight, one line each."""
    return [str(line) for line in page.evaluate(_FAULTS)]


def nothing_to_do(page: Page) -> bool:
    """Whether nothing that could be done next is in sight, though something is legal."""
    found: bool = page.evaluate("""() => {
      const open = [...document.querySelectorAll('[data-lit], .primary:not([aria-disabled=true]), dialog[open] button')];
      return !open.some((one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return box.width > 0 && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
      });
    }""")
    return found

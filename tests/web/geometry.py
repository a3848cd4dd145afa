"""What the eye would see at once and a test seldom does: texts that are cut, too small, or lie over each other."""

from __future__ import annotations

from playwright.sync_api import Page

#: Every text of the page with its boxes; then what is wrong with them, one line each.
_FAULTS = """() => {
  const SLACK = 2;
  const stretch = (matrix) => (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
  const faults = [];
  const texts = [];
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const short = (text) => text.trim().replace(/\\s+/g, ' ').slice(0, 40);
  // Only for screen readers, or not shown until it has the focus.
  const clips = (one) => getComputedStyle(one).clipPath.startsWith('inset(50%');
  const clipped = (one) => !!one && (clips(one) || clipped(one.parentElement));
  // What stays while the page is scrolled below it lies on this and that for a while.
  const stays = (one) => !!one && (/fixed|sticky/.test(getComputedStyle(one).position) || stays(one.parentElement));
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim()) continue;
    const element = node.parentElement;
    if (element.closest('script, style, option, textarea, .hidden-text, title, desc, noscript')) continue;
    if (clipped(element)) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) continue;
    const style = getComputedStyle(element);
    const scale = element.ownerSVGElement ? stretch(element.getScreenCTM()) : 1;
    const size = parseFloat(style.fontSize) * scale;
    const kind = element.closest('[class]')?.getAttribute('class');
    if (size < 10.8) faults.push(`small (${size.toFixed(1)} px): ${short(node.data)} in ${kind}`);
    // Cut: an ancestor that hides what is beyond it, and does not say so with an ellipsis or by scrolling.
    let cut = null;
    let scrolls = false;
    for (let up = element; up && up !== document.documentElement; up = up.parentElement) {
      const look = getComputedStyle(up);
      const ways = look.overflowX + look.overflowY;
      if (/auto|scroll/.test(ways)) { scrolls = true; break; }
      if (!/hidden|clip/.test(ways) || up instanceof SVGElement) continue;
      const frame = up.getBoundingClientRect();
      if (look.textOverflow === 'ellipsis' || look.webkitLineClamp !== 'none') {
        boxes = boxes.map((box) => new DOMRect(box.x, box.y, Math.min(box.right, frame.right) - box.x, box.height));
        break;
      }
      const out = boxes.some((box) => box.right > frame.right + SLACK || box.left < frame.left - SLACK);
      const below = boxes.some((box) => box.bottom > frame.bottom + 4 || box.top < frame.top - 4);
      if (out || below) { cut = up; break; }
    }
    if (cut && !scrolls) faults.push(`cut: ${short(node.data)} in .${cut.getAttribute('class') ?? cut.tagName}`);
    texts.push({ node, element, boxes, stays: stays(element), said: short(node.data) });
  }
  // Over each other: both can be seen, in boxes of their own.
  const seen = (text) => text.boxes.some((box) => {
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return at && (at === text.element || text.element.contains(at) || at.contains(text.element));
  });
  const near = (text) => text.boxes.some((box) => box.bottom > 0 && box.top < innerHeight);
  const inView = texts.filter((text) => near(text) && seen(text));
  for (let i = 0; i < inView.length; i++) {
    for (let j = i + 1; j < inView.length; j++) {
      const [a, b] = [inView[i], inView[j]];
      if (a.element === b.element || a.stays !== b.stays) continue;
      for (const one of a.boxes) for (const other of b.boxes) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // Line boxes are taller than letters.
        if (wide > 3 && high > Math.min(one.height, other.height) * 0.4) {
          faults.push(`over each other: ${a.said} / ${b.said}`);
        }
      }
    }
  }
  return [...new Set(faults)];
}"""
#: What a finger has to hit, and how large it is with all that takes the tap.
_TARGETS = """() => {
  // 44, less what rounding and the smallest phones take.
  const LEAST = 42;
  const faults = [];
  const KINDS = 'button, a[href], [role=button], [role=tab], summary, select, input:not([type=hidden])';
  for (const one of document.querySelectorAll(KINDS)) {
    if (!one.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) || one.tabIndex < 0) continue;
    if (one.closest('p, .hidden-text, .prose, [aria-hidden=true]') || one.matches('.skip')) continue;
    const target = one.matches('input') ? (one.closest('label') ?? one) : one;
    const box = target.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    let [wide, high] = [box.width, box.height];
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(target, pseudo);
      if (style.content !== 'none' && style.position === 'absolute') {
        wide = Math.max(wide, parseFloat(style.width) || 0);
        high = Math.max(high, parseFloat(style.height) || 0);
      }
    }
    if (Math.min(high, wide) < LEAST) {
      const words = one.getAttribute('aria-label') ?? one.textContent ?? one.tagName;
      const said = words.trim().replace(/\\s+/g, ' ').slice(0, 40);
      faults.push(`${Math.round(wide)}x${Math.round(high)}: ${said} .${one.getAttribute('class')}`);
    }
  }
  return [...new Set(faults)];
}"""
#: What a window of a usual size does not show at once: the table is higher, or a part of it is and hides the rest.
_CUT = """() => {
  const faults = [];
  const root = document.documentElement;
  const over = root.scrollHeight - root.clientHeight;
  if (over > 0) faults.push(`the table is ${over} px higher than the window`);
  for (const one of document.querySelectorAll('main *')) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowY)) continue;
    // A log and a list to choose from go on below; so does what one opens.
    if (one.closest('.log .scroll, .chooser, dialog, svg, .hidden-text')) continue;
    const more = one.scrollHeight - one.clientHeight;
    if (more > 6 && one.clientHeight > 40 && one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      faults.push(`.${one.getAttribute('class')} hides ${more} px of what it holds`);
  }
  return faults;
}"""


def cut_parts(page: Page) -> list[str]:
    """What is cut off below, by the window or by the panel it is in."""
    return [str(line) for line in page.evaluate(_CUT)]


def text_faults(page: Page) -> list[str]:
    """Texts that are cut, too small, or lie over each other."""
    return [str(line) for line in page.evaluate(_FAULTS)]


def small_targets(page: Page) -> list[str]:
    """What is too small for a finger."""
    return [str(line) for line in page.evaluate(_TARGETS)]

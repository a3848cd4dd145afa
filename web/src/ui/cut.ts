/** Texts that end in an ellipsis, such as long names: the whole of it is a tip away. */

/** Whether an element has more text than it shows. */
export function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).textOverflow === 'ellipsis';
}

/** What is cut in an element, or itself; null if everything can be read. */
export function cutText(element: Element): string | null {
  const cut = [element, ...element.querySelectorAll('*')].find(isCut);
  return cut?.textContent?.trim().replace(/\s+/g, ' ') ?? null;
}

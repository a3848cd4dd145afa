/** The outline of the first screen, which stands in the page itself: it goes when there is something to see. */
export function dropShell(): void {
  document.getElementById('shell')?.remove();
}

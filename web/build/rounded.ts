/**
 * Drawings of icons with no more digits than can be seen. The icons of the games are drawn on a square of 512 and shown
 * on one of 60 pixels: a tenth of a unit is plenty, and a quarter of their weight goes.
 */
import type { Plugin } from 'vite';

const PATH = / d="([^"]+)"/g;
const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d*\.\d+|\d+)/g;

/** What vite does with them before they become components. */
export function lighter(): Plugin {
  return {
    name: 'chatelain-lighter-icons',
    enforce: 'pre',
    transform: (code, id) => (id.includes('icons/game-icons/') ? { code: rounded(code), map: null } : null),
  };
}

export function rounded(svg: string): string {
  return svg.replace(PATH, (_, path: string) => ` d="${path.replace(COMMAND, shortened)}"`);
}

/** One command with its numbers; only what would run together is kept apart. */
function shortened(whole: string, letter: string, rest: string): string {
  const numbers = rest.match(NUMBER) ?? [];
  // The two flags of an arc may be written without anything between them.
  if (letter.toLowerCase() === 'a' && numbers.length % 7) return whole;
  let said = letter;
  let before = '';
  for (const number of numbers) {
    const now = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
    const parts = now.startsWith('-') || (now.startsWith('.') && before.includes('.'));
    said += before && !parts ? ` ${now}` : now;
    before = now;
  }
  return said;
}

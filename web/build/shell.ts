/** Styles come after the shell of the page: what stands above them is shown before they are there. */
import type { Plugin } from 'vite';

const SHEETS = /\s*<link rel="stylesheet"[^>]*>/g;
const PLACE = '<!-- styles -->';

export function shell(): Plugin {
  return {
    name: 'chatelain-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const sheets = page.match(SHEETS)?.map((sheet) => sheet.trim()) ?? [];
        if (!page.includes(PLACE) || !sheets.length) throw new Error('index.html: no place for the styles, or none');
        return page.replace(SHEETS, '').replace(PLACE, sheets.join('\n    '));
      },
    },
  };
}

// How much script and style the first load takes, gzipped: the page, what it names, and the screen of the lobby in one
// language.
// `npm run size` after `npm run build`; fails above the limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 200 * 1024;
const built = join(fileURLToPath(new URL('.', import.meta.url)), '../../src/chatelain/server/static');
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf-8'));

/** Files that come with these modules, by static imports. */
function closure(keys, found = new Set()) {
  for (const key of keys) {
    const entry = manifest[key];
    if (!entry || found.has(entry.file)) continue;
    found.add(entry.file);
    for (const style of entry.css ?? []) found.add(style);
    closure(entry.imports ?? [], found);
  }
  return found;
}

const gzipped = (file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length;
const total = (files) => [...files].reduce((sum, file) => sum + gzipped(file), 0);
const find = (test) => Object.keys(manifest).filter((key) => test.test(key));
const start = ['index.html', ...find(/locale\/(ui|server|bots)[\w.]*\.fr\.ftl$/)];
const rows = [['lobby', closure([...start, 'src/screens/Lobby.svelte'])]];
for (const game of find(/src\/games\/\w+\/index\.ts$/)) {
  const id = game.split('/').at(-2);
  const texts = find(new RegExp(`(games/${id}/(locale/\\w+|texts)|text/locale/\\w+)\\.fr\\.ftl$`));
  rows.push([`table of ${id}`, closure([...start, 'src/screens/Table.svelte', game, ...texts])]);
}
let failed = false;
for (const [name, files] of rows) {
  const size = total(files);
  failed ||= size > LIMIT;
  const weight = (size / 1024).toFixed(1).padStart(6);
  const verdict = size > LIMIT ? '  TOO LARGE' : '';
  console.log(`${name.padEnd(22)} ${weight} kB gzip in ${files.size} files${verdict}`);
}
process.exit(failed ? 1 : 0);

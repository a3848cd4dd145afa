import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compressed.ts';
import { fluent } from './build/fluent.ts';
import { lighter } from './build/rounded.ts';
import { shell } from './build/shell.ts';

const server = process.env.CHATELAIN_SERVER ?? 'http://127.0.0.1:8000';

/** What nearly every screen needs comes in one file; what opens later, and what only that needs, does not. */
const SHARED =
  /\/web\/src\/(ui|lib)\/(?!.*\.test\.)(?!(Chat|Guide|Laurels|Qr|Segmented|Switch|Tabs|reach|replay)\.)|\/node_modules\/(svelte|@fluent|esm-env|clsx)\//;

/** Which file a text belongs in: one for each game and language, one for what all games share. */
function textChunk(id: string): string | null {
  const game = /\/games\/([\w-]+)\/(?:locale\/[\w-]+|texts)\.(fr|en)\.ftl/.exec(id);
  if (game) return `texts-${game[1]}-${game[2]}`;
  const common = /\/(?:text|server)\/locale\/[\w-]+\.(fr|en)\.ftl/.exec(id);
  if (common) return `texts-common-${common[1]}`;
  const ui = /\/(?:src\/locale\/ui[\w.-]*|games\/[\w-]+\/name|bots\/locale\/[\w-]+)\.(fr|en)\.ftl/.exec(id);
  if (ui) return `texts-ui-${ui[1]}`;
  return null;
}

export default defineConfig({
  plugins: [fluent(), lighter(), svelte(), Icons({ compiler: 'svelte' }), shell(), compressed()],
  build: {
    outDir: '../src/chatelain/server/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false, // scripts/size.mjs measures what counts
    // Pictures stay files: they are fetched once and kept, scripts stay small.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: textChunk, test: /\.ftl/ },
            { name: 'shared', test: SHARED, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  preview: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // A busy machine is no verdict.
  test: { environment: 'jsdom', include: ['{src,build}/**/*.test.ts'], testTimeout: 60_000 },
});

/** Writes a .gz and a .br beside every file that is worth it, so that the server need not compress. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH = /\.(js|css|html|svg|json|webmanifest|txt)$/;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'chatelain-compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        const path = join(folder, name);
        if (!WORTH.test(name) || !statSync(path).isFile()) continue;
        const content = readFileSync(path);
        if (content.length <= 512) continue;
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content));
      }
    },
  };
}

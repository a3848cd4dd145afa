/** Writes a .gz and a .br beside every file that is worth it, so that the server need not compress. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Off the main thread, so that all cores take part. */
const [zip, brotli] = [promisify(gzip), promisify(brotliCompress)];
const WORTH = /\.(js|css|html|svg|json|webmanifest|txt)$/;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'chatelain-compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((name) => WORTH.test(name));
      await Promise.all(names.map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  if (!statSync(path).isFile()) return;
  const content = readFileSync(path);
  if (content.length <= 512) return;
  const [gz, br] = await Promise.all([zip(content, { level: 9 }), brotli(content)]);
  writeFileSync(`${path}.gz`, gz);
  writeFileSync(`${path}.br`, br);
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const leftOut = new Set(['node_modules', 'dist', '.cache']);

/** Changes whenever the web build would: with its sources, imported packages, their versions or the build script. */
export function sourcesHash() {
  const hash = createHash('sha256');
  const folders = ['apps/web', 'packages'].flatMap(filesBelow);
  for (const file of ['package-lock.json', 'scripts/build.ts', ...folders]) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !leftOut.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
    });
}

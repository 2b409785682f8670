import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const leftOut = new Set(['node_modules', 'dist', '.cache']);

/** What each build is made of: its sources, imported packages, their versions and the build script. */
export const builds = {
  web: {
    stamp: join(root, 'apps/web/dist/.built-from'),
    files: ['package-lock.json', 'scripts/build.ts'],
    folders: ['apps/web', 'packages'],
  },
  server: {
    stamp: join(root, 'apps/server/dist/.built-from'),
    files: ['package-lock.json', 'scripts/setup/build-server.ts', 'apps/web/server-output.ts'],
    folders: ['apps/server/src', 'packages'],
  },
};

/** Says what a build is made of: by content, and by the times and sizes of the files. */
export function stampOf(build) {
  return `${contentOf(build)}\n${timesAndSizes(build)}`;
}

/** Whether the build is there and made of today's sources. They are read only if their times or sizes changed. */
export function isBuilt(build) {
  if (!existsSync(build.stamp)) return false;
  const [content, seen] = readFileSync(build.stamp, 'utf8').split('\n');
  const now = timesAndSizes(build);
  if (seen === now) return true;
  if (content !== contentOf(build)) return false;
  remember(build, `${content}\n${now}`);
  return true;
}

/** Where the folder may not be written, the sources are read at every start. */
function remember({ stamp }, text) {
  try {
    writeFileSync(stamp, text);
  } catch {}
}

function contentOf({ files, folders }) {
  const hash = createHash('sha256');
  for (const file of [...files, ...folders.flatMap(filesBelow)]) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function timesAndSizes({ files, folders }) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(timeAndSize(file));
  for (const folder of folders) hash.update(timesBelow(folder));
  return hash.digest('hex');
}

/** Both builds have folders in common. */
const timesOfFolders = new Map();

function timesBelow(folder) {
  const times = timesOfFolders.get(folder) ?? filesBelow(folder).map(timeAndSize).join('');
  timesOfFolders.set(folder, times);
  return times;
}

function timeAndSize(file) {
  // The root ends with a slash; joining paths takes as long as looking.
  const { mtimeMs, size } = statSync(root + file);
  return `${file} ${mtimeMs} ${size}\n`;
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

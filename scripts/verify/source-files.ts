import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

export const sourceFolders = ['packages', 'apps', 'scripts', 'e2e', 'bench', 'chaos'];
const leftOut = new Set(['node_modules', 'dist', '.cache', '.data', 'generated']);
const source = /\.(ts|tsx|mjs|css|sql)$/;

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  lines: readonly string[];
}

/** All source files, found by walking the tree, so that it works without git and in a copy of some folders. */
export function sourceFiles(directory: string = root): SourceFile[] {
  const folders = sourceFolders.filter((folder) => existsSync(join(directory, folder)));
  const inFolders = folders.flatMap((folder) => pathsBelow(directory, folder));
  return inFolders.map((path) => ({
    path,
    lines: readFileSync(join(directory, path), 'utf8').trimEnd().split('\n'),
  }));
}

function pathsBelow(directory: string, folder: string): string[] {
  return readdirSync(join(directory, folder), { withFileTypes: true })
    .filter((entry) => !leftOut.has(entry.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return pathsBelow(directory, path);
      return entry.isFile() && source.test(entry.name) ? [path] : [];
    });
}

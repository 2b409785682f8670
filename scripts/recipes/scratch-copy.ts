import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

export interface ScratchCopy {
  directory: string;
  /** Inserts a line after the first one that contains this text. */
  addLine(file: string, after: string, line: string): void;
  copyFolder(from: string, to: string): void;
}

const rest = [
  'scripts/call-types',
  'scripts/call-types.ts',
  'scripts/setup',
  'scripts/verify',
  'scripts/build.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const workspaces = ['packages/contract', 'packages/domain', 'packages/i18n', 'apps/server', 'apps/web'];

/** A copy of the product without its tests, for trying a recipe; inside the repository, so that packages resolve. */
export function scratchCopy(): ScratchCopy {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const directory = mkdtempSync(join(root, '.cache/recipe-'));
  for (const path of [...workspaces, ...rest])
    cpSync(join(root, path), join(directory, path), { recursive: true, filter: isSource });
  for (const path of workspaces) {
    const { name } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as { name: string };
    const link = join(directory, 'node_modules', name);
    mkdirSync(join(link, '..'), { recursive: true });
    symlinkSync(join(directory, path), link);
    if (existsSync(join(root, path, 'node_modules')))
      symlinkSync(join(root, path, 'node_modules'), join(directory, path, 'node_modules'));
  }
  return {
    directory,
    addLine: (file, after, line) => {
      const path = join(directory, file);
      const lines = readFileSync(path, 'utf8').split('\n');
      const place = lines.findIndex((text) => text.includes(after));
      if (place < 0) throw new Error(`${file} has no line with "${after}"`);
      writeFileSync(path, lines.toSpliced(place + 1, 0, line).join('\n'));
    },
    copyFolder: (from, to) => cpSync(join(directory, from), join(directory, to), { recursive: true }),
  };
}

function isSource(path: string): boolean {
  return !/\/(dist|node_modules|\.cache|testing)$|\.test\.tsx?$/.test(path);
}

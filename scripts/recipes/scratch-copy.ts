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
import { ImportGraph } from '../test/changed/import-graph.ts';
import { sourceFiles } from '../verify/source-files.ts';

export interface ScratchCopy {
  directory: string;
  /** Inserts a line after the first one that contains this text. */
  addLine(file: string, after: string, line: string): void;
  copyFolder(from: string, to: string): void;
  /** A project of the compiler: what was changed, all that lean on it themselves, and what adds to the types of others. */
  writeSlice(): string;
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
  const changed = new Set<string>();
  return {
    directory,
    addLine: (file, after, line) => {
      changed.add(file);
      const path = join(directory, file);
      const lines = readFileSync(path, 'utf8').split('\n');
      const place = lines.findIndex((text) => text.includes(after));
      if (place < 0) throw new Error(`${file} has no line with "${after}"`);
      writeFileSync(path, lines.toSpliced(place + 1, 0, line).join('\n'));
    },
    copyFolder: (from, to) => cpSync(join(directory, from), join(directory, to), { recursive: true }),
    writeSlice: () => {
      const path = join(directory, 'tsconfig.slice.json');
      const project = { extends: './tsconfig.json', include: [], files: sliceAround([...changed]) };
      writeFileSync(path, JSON.stringify(project));
      return path;
    },
  };
}

/** Fastify's plugins add to its types where they are imported. */
const augments = /^declare (?:module|global)\b|from '@fastify\//m;

function sliceAround(changed: readonly string[]): string[] {
  const files = sourceFiles().filter(
    ({ path }) =>
      /^(?:apps\/\w+\/src|packages)\/.*\.tsx?$/.test(path) && !/\/testing\/|\.test\.tsx?$/.test(path),
  );
  const importers = new ImportGraph(files).importersOf(changed);
  const augmenting = files.filter(({ lines }) => augments.test(lines.join('\n'))).map(({ path }) => path);
  return [...new Set([...changed, ...importers, ...augmenting])];
}

function isSource(path: string): boolean {
  return !/\/(dist|node_modules|\.cache|testing)$|\.test\.tsx?$/.test(path);
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { firstPageFiles } from './verify/first-page-budget.ts';

const web = join(import.meta.dirname, '..', 'apps', 'web');
const directory = join(web, '.cache', `report-${process.pid}`);

interface Piece {
  owner: string;
  text: string;
}

/** Prints which module each kilobyte of the first page belongs to: the table of docs/developers/first-page.md. */
try {
  const shared = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const;
  await build({ ...shared, build: { outDir: directory, sourcemap: 'hidden' } });
  const weights = new Map<string, number>();
  for (const { owner, weight } of firstPageFiles(directory).flatMap(weigh)) {
    for (const name of ['in all', owner]) weights.set(name, (weights.get(name) ?? 0) + weight);
  }
  for (const [owner, weight] of [...weights].sort(([, a], [, b]) => b - a)) {
    console.log(`${(weight / 1000).toFixed(1).padStart(6)} kB  ${owner}`);
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}

/** Parts of a compressed file share text, so each is measured by how much smaller the file is without it. */
function weigh(file: string): { owner: string; weight: number }[] {
  const whole = compressed(readFileSync(join(directory, file), 'utf8'));
  if (file.endsWith('.css')) return [{ owner: 'styles', weight: whole }];
  if (!existsSync(join(directory, `${file}.map`))) return [{ owner: 'bundler', weight: whole }];
  const pieces = piecesOf(file);
  const owners = [...new Set(pieces.map(({ owner }) => owner))];
  const gains = owners.map((owner) => ({
    owner,
    gain: whole - compressed(textOf(pieces.filter((piece) => piece.owner !== owner))),
  }));
  const sum = gains.reduce((all, { gain }) => all + gain, 0);
  return gains.map(({ owner, gain }) => ({ owner, weight: (gain / sum) * whole }));
}

function piecesOf(file: string): Piece[] {
  const map = new SourceMap(JSON.parse(readFileSync(join(directory, `${file}.map`), 'utf8')));
  const lines = readFileSync(join(directory, file), 'utf8').split('\n');
  const pieces: Piece[] = [];
  for (const [number, line] of lines.entries()) {
    for (const [column, letter] of line.split('').entries()) {
      const entry = map.findEntry(number, column);
      const owner = ownerOf('originalSource' in entry ? entry.originalSource : undefined);
      const last = pieces.at(-1);
      if (last?.owner === owner) last.text += letter;
      else pieces.push({ owner, text: letter });
    }
  }
  return pieces;
}

/** A library, or a folder of ours. */
function ownerOf(source = ''): string {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  return library ?? /packages\/\w+|(?<=\/src\/)\w+(?:\/[\w-]+(?=\/))?/.exec(source)?.[0] ?? 'bundler';
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}

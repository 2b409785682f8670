import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../setup/root.mjs';
import type { Finding } from './check.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

interface FirstPage {
  name: string;
  limit: number;
  /** Scripts and styles; the document and the typeface are two requests more. */
  maxFiles?: number;
  chunks: readonly string[];
}

const shop: FirstPage = {
  name: 'the first page',
  limit: 155_000,
  maxFiles: 8,
  chunks: ['src/entry-client.tsx', 'src/features/catalogue/home-page.tsx'],
};
const consoleStart: FirstPage = {
  name: 'the console’s first page',
  limit: 195_000,
  chunks: ['src/entry-console.tsx', 'src/areas/console/overview/overview-page.tsx'],
};
const widget: FirstPage = {
  name: 'the partners’ order form',
  limit: 60_000,
  chunks: ['src/entry-widget.ts'],
};
/** What every visitor of a partner's site loads, uncompressed. */
const loader = { path: 'apps/server/src/features/partner-widgets/frame/loader.js', limit: 4_000 };
const built = join(root, 'apps/web/dist/client');

/** What a browser must load before the first page of the shop, or of the console, reacts to a click. */
export async function checkFirstPageBudget(directory: string = built): Promise<Finding> {
  if (!existsSync(manifestOf(directory))) return { problems: [], note: 'skipped: the web app is not built' };
  const manifest = readManifest(directory);
  const findings = [shop, consoleStart, widget].map((page) => weigh(page, manifest, directory));
  const [first, console, form] = findings.map(({ note }) => note);
  return {
    problems: [...findings.flatMap(({ problems }) => problems), ...weighLoader()],
    note: `${first}, console ${console}, widget ${form}`,
  };
}

function weigh(page: FirstPage, manifest: Record<string, Chunk>, directory: string): Finding {
  const missing = page.chunks.filter((name) => !manifest[name]);
  if (missing.length > 0) return { problems: [`the build has no ${missing.join(', ')}`] };
  const sizes = [...filesOf(page, manifest)].map((file) => ({
    file,
    bytes: brotliSize(join(directory, file)),
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = sizes
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `  ${kilobytes(bytes)}  ${file}`);
  const allowed = kilobytes(page.limit);
  const tooHeavy = `${page.name} weighs ${kilobytes(total)}, at most ${allowed} are allowed:\n${list.join('\n')}`;
  const tooMany = `${page.name} has ${sizes.length} files, at most ${page.maxFiles} are allowed:\n${list.join('\n')}`;
  return {
    problems: [
      ...(total > page.limit ? [tooHeavy] : []),
      ...(page.maxFiles && sizes.length > page.maxFiles ? [tooMany] : []),
    ],
    note: `${kilobytes(total)} of ${allowed} in ${sizes.length} files`,
  };
}

function weighLoader(): string[] {
  const { length } = readFileSync(join(root, loader.path));
  if (length <= loader.limit) return [];
  return [`${loader.path} weighs ${kilobytes(length)}, at most ${kilobytes(loader.limit)} are allowed`];
}

/** The scripts and styles that a browser fetches for the home page. */
export function firstPageFiles(directory: string): string[] {
  return [...filesOf(shop, readManifest(directory))];
}

function manifestOf(directory: string): string {
  return join(directory, '.vite/manifest.json');
}

function readManifest(directory: string): Record<string, Chunk> {
  return JSON.parse(readFileSync(manifestOf(directory), 'utf8'));
}

function filesOf({ chunks }: FirstPage, manifest: Record<string, Chunk>): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of chunks) visit(name);
  return files;
}

function brotliSize(path: string): number {
  return existsSync(`${path}.br`)
    ? readFileSync(`${path}.br`).length
    : brotliCompressSync(readFileSync(path)).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { composedKey } from '../../composed-key.ts';
import { StartupProblem } from '../../process/startup-problem.ts';
import type { Asset, AssetsOf, WebApp, WebAppSource } from './web-app.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

const preloadedFont = /inter-latin-(wght|opsz)-normal.*\.woff2$/;

/** The production build: files with hashed names, compressed at build time. */
export async function builtWebApp(server: FastifyInstance, dist: string): Promise<WebAppSource> {
  const manifest = readManifest(dist);
  const app = await importWebApp(dist);
  await server.register(fastifyStatic, {
    root: join(dist, 'client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
  const assets = manifestAssets(manifest);
  const version = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12);
  return { version, load: async () => app, assets, close: async () => undefined };
}

async function importWebApp(dist: string): Promise<WebApp> {
  return (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as WebApp;
}

function readManifest(dist: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    throw new StartupProblem(
      'The web app is not built: run `npm start`, or `npm run build` before starting a process.',
    );
  }
}

/** The files a page needs to become interactive, cached per set of modules. */
function manifestAssets(manifest: Manifest): AssetsOf {
  const known = new Map<string, Asset[]>();
  return (entry, files) => {
    const key = composedKey(entry, ...files);
    const assets = known.get(key) ?? collect(manifest, entry, files);
    known.set(key, assets);
    return assets;
  };
}

function collect(manifest: Manifest, entryFile: string, files: readonly string[]): Asset[] {
  const chunks = new Map<string, Chunk>();
  // Styles of what a file imports come before its own: the later ones win.
  const styles: string[] = [];
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(name)) return;
    chunks.set(name, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
    styles.push(...(chunk.css ?? []));
  };
  for (const file of [entryFile, ...files]) visit(file);

  const used = [...chunks.values()];
  const entry = manifest[entryFile];
  const scripts = used.map((chunk) => chunk.file).filter((file) => file !== entry?.file);
  const fonts = Object.values(manifest).filter((chunk) => preloadedFont.test(chunk.file));
  return [
    ...unique(styles).map((file) => asset('style', file)),
    ...unique([...fonts.map((font) => font.file), ...used.flatMap((chunk) => chunk.assets ?? [])])
      .filter((file) => preloadedFont.test(file))
      .map((file) => asset('preload-font', file)),
    // Several modules may share a file.
    ...unique(scripts).map((file) => asset('preload-script', file)),
    ...startedInTurn(manifest, entryFile).map((file) => asset('script', file)),
  ];
}

/** What the entry imports comes before it, each to be run in a task of its own: together they keep a slow phone busy. */
function startedInTurn(manifest: Manifest, entryFile: string): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    files.add(chunk.file);
  };
  visit(entryFile);
  return [...files];
}

function asset(kind: Asset['kind'], file: string): Asset {
  return { kind, source: `/${file}` };
}

function unique(files: string[]): string[] {
  return [...new Set(files)];
}

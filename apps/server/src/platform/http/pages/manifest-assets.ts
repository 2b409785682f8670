import type { Asset } from './web-app.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

export type Manifest = Record<string, Chunk>;

const entryFile = 'src/entry-client.tsx';
const preloadedFont = /inter-latin-(wght|opsz)-normal.*\.woff2$/;

/** Which files a page needs before it is interactive; the answer per set of pages never changes, so it is kept. */
export function manifestAssets(manifest: Manifest): (files: readonly string[]) => Asset[] {
  const known = new Map<string, Asset[]>();
  return (files) => {
    const key = files.join(' ');
    const assets = known.get(key) ?? collect(manifest, files);
    known.set(key, assets);
    return assets;
  };
}

function collect(manifest: Manifest, files: readonly string[]): Asset[] {
  const chunks = new Map<string, Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(name)) return;
    chunks.set(name, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const file of [entryFile, ...files]) visit(file);

  const used = [...chunks.values()];
  const entry = manifest[entryFile];
  const fonts = Object.values(manifest).filter((chunk) => preloadedFont.test(chunk.file));
  return [
    ...unique(used.flatMap((chunk) => chunk.css ?? [])).map((file) => asset('style', file)),
    ...unique([...fonts.map((font) => font.file), ...used.flatMap((chunk) => chunk.assets ?? [])])
      .filter((file) => preloadedFont.test(file))
      .map((file) => asset('preload-font', file)),
    ...used.filter((chunk) => chunk !== entry).map((chunk) => asset('preload-script', chunk.file)),
    ...(entry ? [asset('script', entry.file)] : []),
  ];
}

function asset(kind: Asset['kind'], file: string): Asset {
  return { kind, source: `/${file}` };
}

function unique(files: string[]): string[] {
  return [...new Set(files)];
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { root } from '../setup/root.mjs';
import type { Finding } from './check.ts';
import { sourceFolders } from './source-files.ts';

interface Document {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
}

const leftOut = new Set(['node_modules', 'dist', '.cache', '.data', '.git']);
const fromTheRoot = new RegExp(`^(${[...sourceFolders, 'docs'].join('|')})/`);
const withinAnApp = /^(platform|features|adapters|demo|shell|product|lib|areas|ui)\//;
const fileName = /\.(ts|tsx|mjs|sql|css|md)$/;

/** Every file or folder that a document mentions must exist, so that documents follow when files move. */
export async function checkDocumentedPaths(): Promise<Finding> {
  const paths = pathsBelow('');
  const documents = paths
    .filter((path) => /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const problems = [...stalePaths(documents, paths), ...leftOutOfIndex(documents)];
  return { problems, note: `${documents.length} documents` };
}

/** `paths` are the repository's files and folders. `<name>` and `*` in a document stand for any part of a name. */
export function stalePaths(documents: readonly Document[], paths: readonly string[]): string[] {
  const known = new Set(paths);
  return documents.flatMap(({ path, text }) => {
    const links = linkTargets(text).filter((target) => !known.has(normalize(join(dirname(path), target))));
    const mentions = pathsMentioned(text).filter((mention) => !isKnown(mention, paths));
    return [...new Set([...links, ...mentions])].map((stale) => `${path} names ${stale}, which is not there`);
  });
}

/** A README in a folder of documents is its index and must link to all of them. */
export function leftOutOfIndex(documents: readonly Document[]): string[] {
  return documents
    .filter(({ path }) => /^docs\/.*\/README\.md$/.test(path))
    .flatMap(({ path, text }) => {
      const listed = new Set([basename(path), ...linkTargets(text)]);
      return documents
        .filter((other) => dirname(other.path) === dirname(path) && !listed.has(basename(other.path)))
        .map((other) => `${path} does not list ${basename(other.path)}`);
    });
}

function linkTargets(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, '').replace(/\/$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

/** In code, inline or in a block: prose does not name files. */
function pathsMentioned(text: string): string[] {
  const blocks = [...text.matchAll(/```[^\n]*\n(.*?)```/gs)].map(([, code = '']) => code);
  const inline = [...text.replace(/```.*?```/gs, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...inline]
    .flatMap((code) => code.split(/\s+/))
    .map((word) => word.replace(/[,;:]$/, '').replace(/\/$/, ''))
    .filter(isPath);
}

function isPath(word: string): boolean {
  if (/^[/.~]?\/|:\/\/|^node_modules\/|["'()=]/.test(word)) return false;
  // What a build makes.
  if (/\/dist\//.test(word)) return false;
  return fromTheRoot.test(word) || withinAnApp.test(word) || fileName.test(word);
}

function isKnown(mention: string, paths: readonly string[]): boolean {
  const start = fromTheRoot.test(mention) ? '^' : '(^|/)';
  const pattern = mention
    .replace(/[.+?^$()[\]\\|]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, options: string) => `(${options.replaceAll(',', '|')})`)
    .replace(/<[^>]*>|…/g, '[^/]+')
    .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  const expression = new RegExp(`${start}${pattern}$`);
  return paths.some((path) => expression.test(path));
}

function pathsBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !leftOut.has(entry.name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? [path, ...pathsBelow(path)] : [path];
    });
}

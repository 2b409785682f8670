import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { consolePages } from '../../../apps/web/src/areas/console/console-pages.ts';
import { pages } from '../../../apps/web/src/shell/routing/pages.ts';
import { root } from '../../setup/root.mjs';
import { type SourceFile, sourceFiles } from '../../verify/source-files.ts';
import { browserFiles } from './browser-files.ts';
import { changedFiles } from './changed-files.ts';

/** What a change can reach: the files whose tests Vitest finds by their imports, and the browser tests. */
export interface Reach {
  changed: readonly string[];
  related: readonly string[];
  /** The database itself has changed, and every test of the server leans on it. */
  needsServerTests: boolean;
  browser: readonly string[];
  /** Neither a document nor anything whose users are found. */
  unknown: readonly string[];
}

const code = /\.(?:tsx?|mjs)$/;
const schema = /^apps\/server\/(?:migrations|functions)\//;
const phrases = /^packages\/i18n\/(?:locales|glossary|loan-words)\//;
const styles = /^apps\/web\/.*\.css$/;
const documents = /\.md$|^docs\/|^LICENSE$/;

/** Since the last commit, or if nothing has changed since then, in it. */
export function reachOf(since: string | undefined): Reach {
  const open = since === undefined ? changedFiles('HEAD') : [];
  const changed = open.length > 0 ? open : changedFiles(since ?? 'HEAD~1');
  const files = sourceFiles();
  const reached = new Set(browserFiles(changed, files, [...pages, ...consolePages]));
  return {
    changed,
    related: relatedFiles(changed).filter((path) => existsSync(join(root, path))),
    needsServerTests: changed.some((path) => schema.test(path)),
    browser: [...new Set([...reached, ...byKind(changed, files)])].sort(),
    unknown: changed.filter((path) => !isKnown(path)),
  };
}

/** Phrases are files of data: those that read them stand for their users. */
export function relatedFiles(changed: readonly string[]): string[] {
  return [
    ...changed.filter((path) => code.test(path)),
    ...(changed.some((path) => phrases.test(path)) ? ['packages/i18n/src/load-phrases.ts'] : []),
    ...(changed.some((path) => schema.test(path)) ? ['apps/server/src/platform/db/migrate.ts'] : []),
  ];
}

/** Tests of all languages for a phrase, of the shell for a style. */
function byKind(changed: readonly string[], files: readonly SourceFile[]): string[] {
  const folders = [
    ...(changed.some((path) => phrases.test(path)) ? ['e2e/languages/'] : []),
    ...(changed.some((path) => styles.test(path)) ? ['e2e/shell/'] : []),
  ];
  return files
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.spec.ts') && folders.some((folder) => path.startsWith(folder)));
}

/** The configuration of a tool, a lock file, a script of the set-up: everything may lean on it. */
function isKnown(path: string): boolean {
  if (documents.test(path) || schema.test(path) || phrases.test(path) || styles.test(path)) return true;
  return code.test(path) && path.includes('/') && !basename(path).includes('.config.');
}

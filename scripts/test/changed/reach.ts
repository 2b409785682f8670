import { basename } from 'node:path';
import { consolePages } from '../../../apps/web/src/areas/console/console-pages.ts';
import { pages } from '../../../apps/web/src/shell/routing/pages.ts';
import { type SourceFile, sourceFiles } from '../../verify/source-files.ts';
import { browserFiles } from './browser-files.ts';
import { changedFiles } from './changed-files.ts';

/** What a change can reach: the files whose tests Vitest finds by their imports, and the browser tests. */
export interface Reach {
  changed: readonly string[];
  related: readonly string[];
  browser: readonly string[];
}

/** Since the last commit, or if nothing has changed since then, in it. */
export function reachOf(since: string | undefined): Reach {
  const open = since === undefined ? changedFiles('HEAD') : [];
  const changed = open.length > 0 ? open : changedFiles(since ?? 'HEAD~1');
  const files = sourceFiles();
  return {
    changed,
    related: relatedFiles(changed, files),
    browser: browserFiles(changed, files, [...pages, ...consolePages]),
  };
}

/** No import leads from an SQL function to those that call it, but its name does. */
export function relatedFiles(changed: readonly string[], files: readonly SourceFile[]): string[] {
  const functions = changed
    .filter((path) => path.startsWith('apps/server/functions/'))
    .map((path) => new RegExp(`\\b${basename(path, '.sql').replaceAll('-', '_')}\\b`));
  const callers = files.filter(
    ({ path, lines }) =>
      path.startsWith('apps/server/src/') && functions.some((name) => name.test(lines.join('\n'))),
  );
  return [...changed.filter((path) => /\.tsx?$/.test(path)), ...callers.map(({ path }) => path)];
}

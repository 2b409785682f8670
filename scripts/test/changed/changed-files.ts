import { execFileSync } from 'node:child_process';
import { root } from '../../setup/root.mjs';

/** What differs from `since`: committed, not committed, and new. Paths from the root. */
export function changedFiles(since: string, directory: string = root): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = git('diff', '--name-only', '--diff-filter=d', '--relative', since);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}

import { execFileSync } from 'node:child_process';
import { root } from '../../setup/root.mjs';

/** What differs from `since`: committed, not committed, new and deleted. Paths from the root. */
export function changedFiles(since: string, directory: string = root): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\0')
      .filter(Boolean);
  const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', since);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard', '-z')])];
}

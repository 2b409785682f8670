import { openSync, readFileSync, renameSync, statSync } from 'node:fs';

const maxBytes = 10_000_000;

export function openServerLog(path: string): { file: number; offset: number } {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxBytes) {
    renameSync(path, `${path}.old`);
  }
  return { file: openSync(path, 'a', 0o600), offset: size > maxBytes ? 0 : size };
}

/** The last lines of the server's log, for error messages. */
export function lastLogLines(path: string, offset = 0): string {
  return readFileSync(path).subarray(offset).toString('utf8').trim().split('\n').slice(-12).join('\n');
}

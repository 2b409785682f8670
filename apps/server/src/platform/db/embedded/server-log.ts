import { openSync, readFileSync, renameSync, statSync } from 'node:fs';

const fullAt = 10_000_000;

export function openServerLog(path: string): { file: number; offset: number } {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > fullAt) {
    renameSync(path, `${path}.old`);
  }
  return { file: openSync(path, 'a', 0o600), offset: size > fullAt ? 0 : size };
}

/** The last lines the server wrote, for a person to read. */
export function endOfServerLog(path: string, offset = 0): string {
  return readFileSync(path).subarray(offset).toString('utf8').trim().split('\n').slice(-12).join('\n');
}

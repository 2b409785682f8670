import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupProblem } from './startup-problem.ts';

const reasons: Record<string, string> = {
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the file system is read-only',
  ENOENT: 'the path cannot be created',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
};

/** Creates the directory if needed and returns its real path. */
export function openDataDirectory(path: string): string {
  try {
    makeDirectory(path, ownersMode());
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartupProblem(
      `The data directory ${path} cannot be used, because ${reasons[code] ?? code}: set DATA_DIR to a directory that can be written.`,
    );
  }
}

/** For root, the database runs under another user, who must be able to pass through but not to look around. */
function ownersMode(): number {
  return process.getuid?.() === 0 ? 0o711 : 0o700;
}

/** One level at a time: Node's recursive mkdir hangs below /proc and similar. */
function makeDirectory(path: string, mode?: number): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another process may have created it at the same moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

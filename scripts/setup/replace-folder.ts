import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Build, stampOf } from './sources-hash.mjs';

/**
 * Builds in a draft folder and moves it at once, so that a running server or a killed build never sees half of it.
 */
export async function replaceFolder(build: Build, fill: (draft: string) => Promise<void>): Promise<void> {
  const folder = dirname(build.stamp);
  const draft = join(dirname(folder), '.cache', `build-${process.pid}`);
  const replaced = `${draft}-replaced`;
  try {
    const stamp = stampOf(build);
    await fill(draft);
    writeFileSync(join(draft, basename(build.stamp)), stamp);
    moveAside(folder, replaced);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(replaced, { recursive: true, force: true });
  }
}

function moveAside(old: string, replaced: string): void {
  try {
    renameSync(old, replaced);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

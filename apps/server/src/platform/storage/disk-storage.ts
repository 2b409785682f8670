import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkStorageKey, type Storage } from './storage.ts';

/** The content type is not stored: the row that references the file has it. */
export function createDiskStorage(root: string): Storage {
  const filePath = (key: string) => join(root, checkStorageKey(key));
  return {
    put: (key, bytes) => writeAtomically(filePath(key), bytes),
    get: async (key) => {
      try {
        return await readFile(filePath(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(filePath(key), { force: true }),
  };
}

async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const directory = dirname(path);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const unfinished = join(directory, `.${randomUUID()}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

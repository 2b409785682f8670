import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDataDirectory } from '../process/data-directory.ts';
import { StartupProblem } from '../process/startup-problem.ts';

/** The installation's secret without `SECRET_KEY`: created once, readable by its owner only. */
export async function keptSecretKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret-key');
  try {
    return (await readKey(file)) ?? (await makeKey(file));
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(`The secret key cannot be kept in ${file}: ${reason}.`, { cause: error });
  }
}

async function readKey(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text?.trim();
}

/** If two processes start at once, the first complete file wins and both read it. */
async function makeKey(file: string): Promise<string> {
  openDataDirectory(path.dirname(file));
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

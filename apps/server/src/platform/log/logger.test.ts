import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../process/config.ts';
import { createLogger } from './logger.ts';

const parent = await mkdtemp(join(tmpdir(), 'marquee-log-'));
afterAll(() => rm(parent, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
const tryOut = (dataDir: string) =>
  readConfig({ DATA_DIR: dataDir, SECRET_KEY: 'k'.repeat(32), NODE_ENV: 'test' }, []);

test('the log and its directory are the owner’s alone', async () => {
  const dataDir = join(parent, 'new', 'data');
  createLogger(await tryOut(dataDir)).info('started');
  expect(await modeOf(join(dataDir, 'marquee.log'))).toBe(0o600);
  // Nobody else may list it; root's database user has to pass through.
  expect((await modeOf(dataDir)) & 0o066).toBe(0);
});

test('a log that others could read no longer is', async () => {
  const file = join(parent, 'marquee.log');
  await writeFile(file, 'older\n');
  await chmod(file, 0o644);
  createLogger(await tryOut(parent)).info('started');
  expect(await modeOf(file)).toBe(0o600);
});

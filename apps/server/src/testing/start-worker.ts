import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './test-database.ts';
import { whenDone } from './when-done.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface TestWorker {
  /** Resolves with the first line that contains the text. */
  says(part: string): Promise<string>;
  terminate(): void;
  ended: Promise<{ code: number | null; complaints: string }>;
}

/** A worker process as in production, on the test file's database. Killed after the file if it still runs. */
export function startWorkerProcess(
  { url }: TestDatabase,
  environment: Record<string, string> = {},
): TestWorker {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, '--services=worker'],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DATABASE_URL: url,
        SECRET_KEY: 'only-for-tests'.repeat(3),
        ALLOW_LOOPBACK_FETCH: '1',
        LOG_LEVEL: 'silent',
        DATA_DIR: mkdtempSync(path.join(tmpdir(), 'marquee-worker-')),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const lines: string[] = [];
  const waiting: { part: string; resolve: (line: string) => void }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const { part, resolve } of waiting) if (line.includes(part)) resolve(line);
  });
  const complaints = text(child.stderr);
  const exited = once(child, 'exit');
  whenDone(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return {
    says: (part) => {
      const said = lines.find((line) => line.includes(part));
      if (said !== undefined) return Promise.resolve(said);
      return new Promise((resolve) => waiting.push({ part, resolve }));
    },
    terminate: () => child.kill('SIGTERM'),
    ended: exited.then(async ([code]) => ({ code, complaints: await complaints })),
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { builds, isBuilt } from '../../scripts/setup/sources-hash.mjs';
import { freePort } from './free-port.ts';

export interface RunningProcess {
  origin: string;
  stop(): Promise<void>;
}

export interface RunningPanel extends RunningProcess {
  dataDir: string;
}

const root = join(import.meta.dirname, '../..');
/** Stops the panel when the tests are killed with SIGKILL. */
const followParent = pathToFileURL(join(root, 'scripts/setup/follow-parent.mjs')).href;
/** As `npm start` runs it; while one works on the server, its sources. */
const program = isBuilt(builds.server) ? 'apps/server/dist/main.js' : 'apps/server/src/main.ts';

/** The panel as an operator runs it: production build, own database, demo data, a free port. */
export async function startPanel(): Promise<RunningPanel> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-panel-'));
  // For root, the database runs under another user, who must be able to read the folder.
  chmodSync(dataDir, 0o755);
  const { origin, stop } = await startProcess({ port: await freePort(), environment: { DATA_DIR: dataDir } });
  return {
    origin,
    dataDir,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface ProcessOptions {
  port: number;
  environment: NodeJS.ProcessEnv;
  args?: readonly string[];
}

/** A process of the product, ready to answer. */
export async function startProcess({
  port,
  environment,
  args = [],
}: ProcessOptions): Promise<RunningProcess> {
  const command = ['--disable-warning=ExperimentalWarning', '--import', followParent, program, ...args];
  const server = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...ownEnvironment(),
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // Each test has its own client address.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // Others may keep the machine busy.
      DATABASE_PATIENCE: '8',
      // Simulated providers run on the same machine.
      ALLOW_LOOPBACK_FETCH: '1',
      ...environment,
    },
  });
  const output = collectOutput(server);
  const stop = () => ended(server);
  const origin = `http://localhost:${port}`;
  try {
    await untilReady(origin, server);
    return { origin, stop };
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${output()}`);
  }
}

/** Settings in the machine's environment must not change the test panel. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  return { PATH, HOME, LANG, TMPDIR };
}

function collectOutput(server: ChildProcess): () => string {
  const lines: string[] = [];
  const keep = (chunk: Buffer) => {
    lines.push(String(chunk));
    if (lines.length > 200) lines.shift();
  };
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  return () => lines.join('');
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    if (server.exitCode !== null)
      throw new Error(`The panel ended with code ${server.exitCode} while starting.`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('The panel was not ready after 90 seconds.');
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const deadline = setTimeout(() => server.kill('SIGKILL'), 15_000);
  await exit;
  clearTimeout(deadline);
}

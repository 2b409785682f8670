import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupProblem } from '../../process/startup-problem.ts';
import { fallbackDirectory } from './elsewhere.ts';
import { type EmbeddedPostgres, startEmbedded } from './start-embedded.ts';

const asRoot = process.getuid?.() === 0;
let dataDir: string;
let cleanups: (() => unknown)[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'marquee-embedded-'));
  if (asRoot) {
    chmodSync(dataDir, 0o755);
  }
  cleanups = [() => rmSync(dataDir, { recursive: true, force: true })];
});

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) {
    await cleanup();
  }
});

async function start(directory = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ dataDir: directory, log: () => {}, durable: false });
  cleanups.push(() => server.stop());
  return server;
}

async function query(server: { url: string }, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A process of its own, so that it can be killed the hard way. */
const holdServer = `
  import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded.ts'))};
  const { url, owned } = await startEmbedded({ dataDir: process.argv[1], log() {}, durable: false });
  console.log(JSON.stringify({ url, owned }));
  setInterval(() => {}, 60_000);
`;

async function startInChild(): Promise<{
  server: { url: string; owned: boolean };
  killHard: () => Promise<void>;
}> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holdServer, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killHard = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  };
  cleanups.push(killHard);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { server: JSON.parse(line), killHard };
}

describe('startEmbedded', { timeout: 60_000 }, () => {
  it('creates a cluster, and finds what was written in it after a restart', async () => {
    const first = await start();
    expect(first.owned).toBe(true);
    const [settings] = await query(
      first,
      "select current_database() as name, current_setting('server_encoding') as encoding",
    );
    expect(settings).toEqual({ name: 'marquee', encoding: 'UTF8' });
    await query(first, 'create table kept as select 42 as answer');
    await first.stop();
    await expect(query(first, 'select 1')).rejects.toThrow('ECONNREFUSED');

    const second = await start();
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  });

  it('tells that its process works before the database answers', async () => {
    const told: string[] = [];
    const start = (name: string) =>
      startEmbedded({ dataDir, log() {}, durable: false, onLaunch: () => told.push(`${name} launched`) });
    const { stop } = await start('created').finally(() => told.push('answers'));
    await stop();
    const again = await start('started').finally(() => told.push('answers'));
    await again.stop();
    expect(told).toEqual(['created launched', 'created launched', 'answers', 'started launched', 'answers']);
  });

  it('asks for the password', async () => {
    const server = await start();
    const wrong = new URL(server.url);
    wrong.password = 'wrong';
    await expect(query({ url: wrong.href }, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('adopts a server whose starter was killed', async () => {
    const { server: orphan, killHard } = await startInChild();
    await query(orphan, 'create table kept as select 42 as answer');
    await killHard();
    const adopted = await start();
    expect(adopted).toMatchObject({ url: orphan.url, owned: true });
    expect(await query(adopted, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await adopted.stop();
    await expect(query(orphan, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('is a guest while the owner lives, and leaves the server alone', async () => {
    const { server: owner, killHard } = await startInChild();
    const guest = await start();
    expect(guest).toMatchObject({ url: owner.url, owned: false });
    await guest.stop();
    expect(await query(owner, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await killHard();
    expect((await start()).owned).toBe(true);
  });

  it('owns the server it starts in place of one that was killed', async () => {
    const { server: owner } = await startInChild();
    const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    const server = await start();
    expect(server.owned).toBe(true);
    expect(server.url).not.toBe(owner.url);
    expect(await query(server, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('starts over the pid file and lock of processes that are gone', async () => {
    await (await start()).stop();
    const stranger = [process.pid, join(dataDir, 'postgres'), 1, 5432, '', '127.0.0.1', '', 'ready', ''];
    const gone = JSON.stringify({ pid: process.pid, startedAt: 'another life' });
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), stranger.join('\n'));
    writeFileSync(join(dataDir, 'postgres.lock'), gone);
    writeFileSync(join(dataDir, 'postgres.owner'), gone);
    const server = await start();
    expect(server.owned).toBe(true);
    expect(await query(server, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('starts once for several processes that start at the same moment', async () => {
    const children = await Promise.all([startInChild(), startInChild(), startInChild()]);
    const servers = [...children.map((child) => child.server), await start()];
    expect(new Set(servers.map((server) => server.url)).size).toBe(1);
    expect(servers.filter((server) => server.owned)).toHaveLength(1);
    for (const child of children) {
      await child.killHard();
    }
    expect((await start()).owned).toBe(true);
    expect(readdirSync(dataDir).sort()).toEqual([
      'postgres',
      'postgres.log',
      'postgres.owner',
      'postgres.password',
    ]);
  });

  it('sweeps away what a killed creation left', async () => {
    mkdirSync(join(dataDir, 'postgres.draft-0123'));
    writeFileSync(join(dataDir, 'postgres.draft-0123', 'PG_VERSION'), '18');
    await start();
    expect(existsSync(join(dataDir, 'postgres.draft-0123'))).toBe(false);
  });

  it('explains in one sentence a data directory that is a file', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const problem = await startEmbedded({ dataDir: join(file, 'data'), log: () => {} }).catch(
      (error: unknown) => error,
    );
    expect(problem).toBeInstanceOf(StartupProblem);
    expect(String(problem)).toContain('a part of the path is a file: set DATA_DIR');
  });

  it.skipIf(asRoot)('explains a data directory without permission (root has every permission)', async () => {
    chmodSync(dataDir, 0o500);
    await expect(start()).rejects.toThrow('there is no permission to write there: set DATA_DIR');
  });

  it('shows the end of the log when the server does not start', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '9.6\n');
    await expect(start()).rejects.toThrow(/did not start(.|\n)*incompatible with server/);
  });

  it.runIf(asRoot)(
    'keeps the cluster elsewhere when its account cannot enter (only root needs this)',
    async () => {
      chmodSync(dataDir, 0o700);
      const home = fallbackDirectory(dataDir);
      cleanups.push(() => rmSync(home, { recursive: true, force: true }));
      const server = await start();
      await query(server, 'create table kept as select 42 as answer');
      expect(existsSync(join(home, 'postgres', 'PG_VERSION'))).toBe(true);
      expect(readFileSync(join(dataDir, 'database-is-elsewhere.txt'), 'utf8')).toContain(home);
      expect(statSync(dataDir).mode & 0o777).toBe(0o700);
      await server.stop();

      chmodSync(dataDir, 0o755);
      expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }]);
    },
  );
});

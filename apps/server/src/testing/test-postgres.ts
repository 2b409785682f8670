import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../platform/db/embedded/start-embedded.ts';

export interface TestPostgres {
  adminUrl: string;
  /** Creates a database from a template, or an empty one. */
  create(template?: string): Promise<{ name: string; url: string }>;
  drop(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL server for tests: TEST_DATABASE_URL, or an embedded one. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const outside = process.env.TEST_DATABASE_URL;
  if (outside) return { adminUrl: outside, ...databasesOn(outside), stop: async () => undefined };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-test-'));
  // When root runs the tests, the server runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => undefined, durable: false });
  return {
    adminUrl: embedded.url,
    ...databasesOn(embedded.url),
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates and drops databases on the server at `adminUrl`. */
export function databasesOn(adminUrl: string): Pick<TestPostgres, 'create' | 'drop'> {
  return {
    create: async (template = 'template0') => {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await execute(adminUrl, `create database ${name} template ${template}`);
      const url = new URL(adminUrl);
      url.pathname = `/${name}`;
      return { name, url: url.href };
    },
    drop: (name) => execute(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

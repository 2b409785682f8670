import type pg from 'pg';
import { inject } from 'vitest';
import { connect, deadlinesWith } from '../platform/db/connect.ts';
import type { Database } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { TestServer } from './global-setup.ts';
import { testJobs } from './test-jobs.ts';
import { databasesOn } from './test-postgres.ts';
import { whenDone } from './when-done.ts';

export interface TestDatabase {
  db: Database;
  /** For loading caches: separate from the connections that transactions hold. */
  cacheDb: Database;
  pool: pg.Pool;
  url: string;
  /** Sends real jobs; read them with `sentJobs`. */
  jobs: Jobs;
}

/** On a machine that others keep busy, a test waits where a visitor would be told to come back. */
export const patience = 8;

/**
 * A migrated database for the calling test file, or the calling test, dropped after it.
 * At the top of the file: `const database = await testDatabase();`
 */
export async function testDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const undo: (() => Promise<void>)[] = [];
  whenDone(async () => {
    for (const step of undo.reverse()) await step();
  });
  const { adminUrl, template } = await testServer();
  const databases = databasesOn(adminUrl);
  const { name, url } = await databases.create(options.empty ? undefined : template);
  undo.push(() => databases.drop(name));
  const connection = connect({
    url,
    poolSize: 10,
    applicationName: 'marquee-test',
    deadlines: deadlinesWith(patience),
  });
  undo.push(connection.close);
  const cacheConnection = connect({
    url,
    poolSize: 2,
    applicationName: 'marquee-test-caches',
    deadlines: deadlinesWith(patience),
  });
  undo.push(cacheConnection.close);
  const { jobs, stop } = testJobs(url, connection.db);
  undo.push(stop);
  return { db: connection.db, cacheDb: cacheConnection.db, pool: connection.pool, url, jobs };
}

async function testServer(): Promise<TestServer> {
  const response = await fetch(inject('testServerAddress'));
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as TestServer;
}

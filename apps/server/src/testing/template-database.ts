import { migrate } from '../platform/db/migrate.ts';
import { createBoss } from '../platform/jobs/create-boss.ts';
import type { TestPostgres } from './test-postgres.ts';

/** A migrated database with the queue's tables; every test file gets a copy. */
export async function createTemplate(postgres: TestPostgres): Promise<string> {
  const template = await postgres.create();
  await migrate({ url: template.url });
  const boss = createBoss({ url: template.url, works: false, onError: () => undefined });
  await boss.start();
  await boss.stop({ graceful: false });
  return template.name;
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { generateTables } from '../apps/server/src/testing/generate-tables.ts';
import { startTestPostgres } from '../apps/server/src/testing/test-postgres.ts';

const target = path.resolve(import.meta.dirname, '../apps/server/src/platform/db/generated/tables.ts');

const postgres = await startTestPostgres();
try {
  const scratch = await postgres.create();
  await migrate({ url: scratch.url });
  await writeFile(target, await generateTables(scratch.url));
  await postgres.drop(scratch.name);
} finally {
  await postgres.stop();
}
console.log(`Wrote ${path.relative(process.cwd(), target)}`);

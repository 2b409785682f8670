import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateTables } from '../../testing/generate-tables.ts';
import { testDatabase } from '../../testing/test-database.ts';

const { url } = await testDatabase();

test('the generated table types say what the migrations make (else: npm run database-types)', async () => {
  const file = await readFile(path.join(import.meta.dirname, 'generated/tables.ts'), 'utf8');
  expect(file).toBe(await generateTables(url));
});

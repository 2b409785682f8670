import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestPostgres } from './test-postgres.ts';

const program = join(import.meta.dirname, 'fill-template.ts');

/** Makes the database that every test file gets a copy of, and returns its name. */
export async function createTemplate(postgres: TestPostgres): Promise<string> {
  const { name, url } = await postgres.create();
  // A process of its own, because Vitest loads the global set-up in a way that not all of the server understands.
  const filling = promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, TEMPLATE_URL: url },
  });
  await filling.catch(async (error: Error) => {
    await postgres.drop(name);
    throw error;
  });
  return name;
}

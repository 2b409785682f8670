import type { Panel } from '../platform/context.ts';
import type { TestDatabase } from './test-database.ts';

/** The panel that answers at `localhost`. */
export function rootPanel({ db }: TestDatabase): Promise<Panel> {
  return db.selectFrom('panel').select(['id', 'slug', 'name']).orderBy('id').executeTakeFirstOrThrow();
}

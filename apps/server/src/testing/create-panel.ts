import { randomUUID } from 'node:crypto';
import type { Panel } from '../platform/context.ts';
import type { Database } from '../platform/db/database.ts';

/** A new panel, with a random slug unless one is given. */
export async function createPanel(
  db: Database,
  values: { slug?: string; name?: string } = {},
): Promise<Panel> {
  const slug = values.slug ?? `panel-${randomUUID()}`;
  return db
    .insertInto('panel')
    .values({ slug, name: values.name ?? 'Test panel' })
    .returning(['id', 'slug', 'name', 'standing', 'parent_id as parentId'])
    .executeTakeFirstOrThrow();
}

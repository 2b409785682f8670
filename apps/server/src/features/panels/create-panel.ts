import { randomBytes } from 'node:crypto';
import type { Context, Panel } from '../../platform/context.ts';

/** A panel below another one, of this installation. It has no host yet. */
export async function createChildOf(tx: Context, { name }: { name: string }): Promise<Panel> {
  // The suffix keeps names apart that were used before: slugs are never freed.
  const slug = `${name.replaceAll('.', '-').slice(0, 50)}-${randomBytes(4).toString('hex')}`;
  const { parent_id, ...panel } = await tx.db
    .insertInto('panel')
    .values({ slug, name: name.slice(0, 120), parent_id: tx.panel.id, created_at: tx.clock.now() })
    .returning(['id', 'slug', 'name', 'standing', 'parent_id'])
    .executeTakeFirstOrThrow();
  return { ...panel, parentId: parent_id };
}

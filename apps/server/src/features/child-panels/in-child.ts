import type { Context, Panel } from '../../platform/context.ts';
import type { ChildPanelRow } from './child-panel.ts';

/** The context of the rented panel, where the owner has another account and acts through us. */
export async function inChild(ctx: Context, { child_id }: Pick<ChildPanelRow, 'child_id'>): Promise<Context> {
  const { parent_id, ...found } = await ctx.db
    .selectFrom('panel')
    .select(['id', 'slug', 'name', 'standing', 'parent_id'])
    .where('id', '=', child_id)
    .executeTakeFirstOrThrow();
  const panel: Panel = { ...found, parentId: parent_id };
  return { ...ctx, panel, actor: { kind: 'system', name: 'child-panels' } };
}

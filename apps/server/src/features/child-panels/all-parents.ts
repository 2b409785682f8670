import type { Context } from '../../platform/context.ts';
import type { ChildPanelRow } from './child-panel.ts';

/** For jobs, which serve every panel of the installation. */
export function childPanelsOfAllParents({ db }: Context) {
  return db.selectFrom('child_panel').selectAll();
}

/** The context of the panel that the child panel was rented from. */
export async function inParent(
  ctx: Context,
  { panel_id }: Pick<ChildPanelRow, 'panel_id'>,
): Promise<Context> {
  const { parent_id, ...panel } = await ctx.db
    .selectFrom('panel')
    .select(['id', 'slug', 'name', 'standing', 'parent_id'])
    .where('id', '=', panel_id)
    .executeTakeFirstOrThrow();
  return { ...ctx, panel: { ...panel, parentId: parent_id } };
}

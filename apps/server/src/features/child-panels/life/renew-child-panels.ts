import type { Context } from '../../../platform/context.ts';
import { childPanelsOfAllParents, inParent } from '../all-parents.ts';
import { advanceLife } from './advance-life.ts';

const portion = 200;
const weekMs = 7 * 86_400_000;

/** Over all panels: whatever is due by the calendar. Each panel is on its own, so one that fails stops no other. */
export async function renewChildPanels(ctx: Context): Promise<void> {
  let after = 0n;
  for (;;) {
    const rows = await due(ctx, after);
    for (const row of rows) {
      try {
        await advanceLife(await inParent(ctx, row), row.id);
      } catch (error) {
        ctx.log.error({ err: error, childPanelId: row.id }, 'a child panel could not be renewed');
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < portion) return;
    after = last.id;
  }
}

/** Everything that may have a step to take; ids are those of the installation, so none is passed over. */
function due(ctx: Context, after: bigint) {
  const soon = new Date(ctx.clock.now().getTime() + weekMs);
  return childPanelsOfAllParents(ctx)
    .where('id', '>', after)
    .where(({ eb, or, and }) =>
      or([
        and([eb('status', '=', 'active'), eb('paid_until', '<=', soon)]),
        eb('status', 'in', ['pending_dns', 'expired']),
        and([eb('status', '=', 'frozen'), eb('frozen_by', 'is', null)]),
      ]),
    )
    .orderBy('id')
    .limit(portion)
    .execute();
}

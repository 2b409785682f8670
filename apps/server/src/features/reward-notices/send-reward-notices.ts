import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notify } from '../notifications/index.ts';

const portion = 100;
const day = 24 * 60 * 60 * 1000;

/** Over all panels with news: whoever was not told within the last day hears what has gathered. */
export async function sendRewardNotices(ctx: Context): Promise<void> {
  const panels = await ctx.db
    .selectFrom('panel')
    .select(['id', 'slug', 'name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reward_notice')
          .select('reward_notice.panel_id')
          .whereRef('reward_notice.panel_id', '=', 'panel.id')
          .where('orders', '>', 0),
      ),
    )
    .orderBy('id')
    .execute();
  for (const panel of panels) while ((await sendPortion({ ...ctx, panel })) === portion);
}

/** Each notice is queued in the transaction that empties its row, so it goes out once. */
async function sendPortion(ctx: Context): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const due = await tx.db
      .selectFrom('reward_notice')
      .selectAll()
      .where('panel_id', '=', tx.panel.id)
      .where('orders', '>', 0)
      .where(({ eb, or }) =>
        or([eb('told_at', 'is', null), eb('told_at', '<=', new Date(now.getTime() - day))]),
      )
      .orderBy('account_id')
      .limit(portion)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { account_id, program, event, amount, orders } of due) {
      await tx.db
        .updateTable('reward_notice')
        .set({ amount: 0n, orders: 0, told_at: now })
        .where('panel_id', '=', tx.panel.id)
        .where('account_id', '=', account_id)
        .where('program', '=', program)
        .where('event', '=', event)
        .execute();
      await notify(tx, account_id, { kind: `reward-${event}`, program, amount: money(amount), orders });
    }
    return due.length;
  });
}

import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, personalDataRequested } from '../accounts/index.ts';

/** Only what concerns the referrer: whom they have brought is those people's own. */
async function addRewards(
  { db, panel }: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('referral-rewards', async function* () {
    const rows = await db
      .selectFrom('referral_reward')
      .select(['earned', 'paid', 'state', 'created_at'])
      .where('panel_id', '=', panel.id)
      .where('referrer_id', '=', accountId)
      .orderBy('order_id')
      .execute();
    for (const { earned, paid, state, created_at } of rows)
      yield {
        earned: formatMoney(money(earned)),
        paid: formatMoney(money(paid)),
        state,
        created_at: created_at.toISOString(),
      };
  });
}

/** The rewards stay for the books; the visits, and what staff wrote about the person, go. */
async function forgetReferrer({ db, panel }: Context, { accountId }: { accountId: bigint }): Promise<void> {
  for (const table of ['referral_visit_day', 'referral_visitor'] as const)
    await db
      .deleteFrom(table)
      .where('panel_id', '=', panel.id)
      .where('referrer_id', '=', accountId)
      .execute();
  await db
    .updateTable('referral_reward')
    .set({ decision_reason: null })
    .where('panel_id', '=', panel.id)
    .where(({ eb, or }) => or([eb('referrer_id', '=', accountId), eb('referred_id', '=', accountId)]))
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addRewards),
  on(accountClosed, forgetReferrer),
];

import type { RestoredWork } from '../../platform/restore/restored-work.ts';

/** Payouts are made by people; the report reminds them to look before they pay. */
export const restoredWithdrawals: RestoredWork = {
  name: 'withdrawals',
  description: 'Withdrawals in review; look whether they were paid before you pay them',
  choices: { keep: 'they stay in review' },
  count: async ({ db }, before) => {
    const { count } = await db
      .selectFrom('withdrawal')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('status', '=', 'in_review')
      .where('created_at', '<', before)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  settle: async () => undefined,
};

import type { Context } from '../../../platform/context.ts';

const day = 24 * 60 * 60 * 1000;

/** True once a day: whoever gets it tells the owner that orders wait for money in the parent panel. */
export async function claimFundsNotice({ db, panel, clock }: Context, providerId: bigint): Promise<boolean> {
  const now = clock.now();
  const claimed = await db
    .updateTable('provider')
    .set({ unfunded_told_at: now })
    .where('panel_id', '=', panel.id)
    .where('id', '=', providerId)
    .where(({ eb, or }) =>
      or([eb('unfunded_told_at', 'is', null), eb('unfunded_told_at', '<=', new Date(now.getTime() - day))]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

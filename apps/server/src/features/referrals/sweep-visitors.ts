import type { Context } from '../../platform/context.ts';

const day = 86_400_000;

/** Who visited is needed for the day itself; the counts stay. Of all panels. */
export async function sweepVisitors({ db, clock }: Context): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - day).toISOString().slice(0, 10);
  await db.deleteFrom('referral_visitor').where('day', '<', yesterday).execute();
}

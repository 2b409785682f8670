import type { LoopContext } from '../../platform/loops/loop.ts';

/** Longer than any call may take: whoever was sending is dead. */
const longestSending = 45_000;

/** A worker died between sending and noting the answer: whether the order stands, nobody knows. */
export async function doubtStaleSendings({ db, clock }: LoopContext): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('dispatch')
    .set({ state: 'unknown', words: 'The worker stopped while it was sending.', updated_at: now })
    .where('state', '=', 'sending')
    .where('sending_since', '<', new Date(now.getTime() - longestSending))
    .execute();
}

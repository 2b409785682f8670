import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, onStrangerLeft } from '../accounts/index.ts';

/** The rewards themselves are told to whoever asks for their data; here is only what was not told yet. */
async function forgetNotices(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await tx.db
    .deleteFrom('reward_notice')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(accountClosed, forgetNotices),
  onStrangerLeft(forgetNotices),
];

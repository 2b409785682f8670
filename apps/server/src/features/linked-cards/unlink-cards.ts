import type { Context } from '../../platform/context.ts';
import type { EmailProof } from '../accounts/index.ts';
import { forgetCardJob } from './forget-card.job.ts';

/** Also those still being entered. Nothing can charge them from now on; the gateways are asked after the commit. */
export async function unlinkCards(tx: Context, { accountId, madeSince }: EmailProof): Promise<void> {
  if (!madeSince) return;
  const cards = await tx.db
    .updateTable('linked_card')
    .set({ status: 'removed', removed_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('status', '<>', 'removed')
    .where('created_at', '>=', madeSince)
    .returning('id')
    .execute();
  for (const { id } of cards) await tx.jobs.send(forgetCardJob, { panelId: tx.panel.id, cardId: id });
}

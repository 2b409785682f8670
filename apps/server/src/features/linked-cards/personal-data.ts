import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, personalDataRequested } from '../accounts/index.ts';
import { forgetCardJob } from './forget-card.job.ts';

async function addCards(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('cards', async function* () {
    const rows = await ctx.db
      .selectFrom('linked_card')
      .selectAll()
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    for (const row of rows)
      yield {
        brand: row.brand,
        last_digits: row.last_digits,
        expires: row.expires_year && row.expires_month ? `${row.expires_year}-${row.expires_month}` : null,
        status: row.status,
        created_at: row.created_at.toISOString(),
        removed_at: row.removed_at?.toISOString() ?? null,
      };
  });
}

/** The cards can no longer be charged from now on; the gateways are asked after the commit. */
async function forgetCards(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  const cards = await tx.db
    .updateTable('linked_card')
    .set(({ fn, val }) => ({
      status: 'removed',
      removed_at: fn.coalesce('removed_at', val(tx.clock.now())),
      brand: '',
      last_digits: '',
      expires_year: null,
      expires_month: null,
    }))
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  for (const { id } of cards) await tx.jobs.send(forgetCardJob, { panelId: tx.panel.id, cardId: id });
}

export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addCards),
  on(accountClosed, forgetCards),
];

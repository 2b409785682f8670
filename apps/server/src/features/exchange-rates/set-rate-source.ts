import { httpsUrl } from '@marquee/contract/primitives.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { refreshExchangeRateJob } from './refresh-exchange-rate.job.ts';

/**
 * Sets where the rate is fetched from and fetches it at once. Without a source the fetched rate is removed
 * too: the panel shows rubles by the operator's own fixed rate, or not at all.
 */
export async function setRateSource(ctx: Context, url: string | null): Promise<void> {
  if (url !== null && !httpsUrl.safeParse(url).success)
    return refuse('invalid_input', { fields: [{ field: 'url', code: 'not_a_url' }] });
  await inTransaction(ctx, async (tx) => {
    const panelId = tx.panel.id;
    const before = await tx.db
      .deleteFrom('exchange_rate_source')
      .where('panel_id', '=', panelId)
      .returning('url')
      .executeTakeFirst();
    if (before?.url !== url)
      // The new source's rate must not be compared with the old source's.
      await tx.db.deleteFrom('exchange_rate').where('panel_id', '=', panelId).execute();
    if (url !== null) {
      await tx.db.insertInto('exchange_rate_source').values({ panel_id: panelId, url }).execute();
      await tx.jobs.send(refreshExchangeRateJob, { panelId });
    }
    await recordAudit(tx, {
      action: 'exchange-rates.set-source',
      subjectType: 'panel',
      subjectId: panelId,
      before: before ?? null,
      after: { url },
    });
  });
}

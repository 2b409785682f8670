import { httpsUrl } from '@marquee/contract/primitives.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { refreshExchangeRateJob } from './refresh-exchange-rate.job.ts';

/**
 * Where the rate is fetched from now on, at once for the first time. Without a source the fetched rate
 * goes too: the panel shows rubles by the operator's own fixed rate, or not at all.
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
      // A rate from elsewhere is no measure for what this one says.
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

import { grantedUnits } from '@marquee/domain/video-sources/quota-budget.ts';
import { googleHosts } from '../../adapters/channels/google-hosts.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { auditSource } from './audit-source.ts';
import { resetBreaker } from './breaker.ts';
import { forgetAnswers } from './remember-answers.ts';
import { sealKey } from './stored-key.ts';

interface NewKey {
  apiKey: string;
  dailyQuota?: number;
  /** Tests have local servers. */
  baseUrl?: string;
}

/** `null` goes back to sample data. */
export async function setChannelSource(ctx: Context, key: NewKey | null): Promise<void> {
  await inTransaction(ctx, (tx) =>
    auditSource(tx, 'set-key', async () => {
      if (key) await writeKey(tx, key);
      else await tx.db.deleteFrom('channel_source').where('panel_id', '=', tx.panel.id).execute();
      await forgetAnswers(tx);
      await resetBreaker(tx, 'data');
    }),
  );
}

async function writeKey(tx: Context, { apiKey, dailyQuota, baseUrl }: NewKey): Promise<void> {
  const values = {
    base_url: baseUrl ?? googleHosts.data,
    api_key: sealKey(tx, apiKey),
    daily_quota: dailyQuota ?? grantedUnits,
    updated_at: tx.clock.now(),
  };
  await tx.db
    .insertInto('channel_source')
    .values({ panel_id: tx.panel.id, ...values })
    .onConflict((conflict) => conflict.column('panel_id').doUpdateSet(values))
    .execute();
}

export async function setDailyQuota(ctx: Context, dailyQuota: number): Promise<void> {
  await inTransaction(ctx, (tx) =>
    auditSource(tx, 'set-quota', async () => {
      const { numUpdatedRows } = await tx.db
        .updateTable('channel_source')
        .set({ daily_quota: dailyQuota })
        .where('panel_id', '=', tx.panel.id)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) refuse('wrong_state');
    }),
  );
}

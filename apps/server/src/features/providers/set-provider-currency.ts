import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { usdPerUnit } from './exchange-rate.ts';
import { findProvider } from './provider.ts';
import { repriceServices } from './sync/reprice-services.ts';
import { updateAvailability } from './sync/update-availability.ts';

interface ProviderCurrency {
  currency: string;
  /** What one unit is worth in 10^-8 USD; without it the panel's exchange rate is followed. */
  usdPerUnit?: bigint | undefined;
}

/** The operator settles the currency of a provider. Its rates are converted at once, and a hold for it ends. */
export async function setProviderCurrency(
  ctx: Context,
  providerId: bigint,
  input: ProviderCurrency,
): Promise<void> {
  const worth = input.usdPerUnit ?? (await usdPerUnit(ctx, input.currency));
  if (worth === undefined || worth <= 0n)
    return refuse('invalid_input', { fields: [{ field: 'usd_per_unit', code: 'required' }] });
  await inTransaction(ctx, async (tx) => {
    const provider = await findProvider(tx, providerId);
    if (!provider) return refuse('not_found');
    // The parent's prices are dollars: another worth would sell below what the owner pays there.
    if (provider.adapter === 'parent_panel')
      return refuse('invalid_input', { fields: [{ field: 'currency', code: 'does_not_apply' }] });
    await tx.db
      .updateTable('provider')
      .set({
        currency: input.currency,
        usd_per_unit: worth,
        follows_exchange_rate: input.usdPerUnit === undefined && input.currency !== 'USD',
        ...(provider.hold_reason === 'operator' ? {} : { held_at: null, hold_reason: null }),
        updated_at: tx.clock.now(),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', providerId)
      .execute();
    await convertRates(tx, providerId, { before: provider.usd_per_unit, after: worth });
    await repriceServices(tx, { providerId });
    await updateAvailability(tx, { providerId });
    await recordAudit(tx, {
      action: 'providers.set-currency',
      subjectType: 'provider',
      subjectId: providerId,
      before: { currency: provider.currency, usdPerUnit: String(provider.usd_per_unit) },
      after: { currency: input.currency, usdPerUnit: String(worth) },
    });
  });
}

/** Rounded up to the fifth decimal, as a sync does; the next one finds hardly any difference. */
async function convertRates(
  { db, panel }: Context,
  providerId: bigint,
  { before, after }: { before: bigint; after: bigint },
): Promise<void> {
  if (before === after) return;
  await db
    .updateTable('provider_offer')
    .set({ rate: sql`ceil(rate::numeric * ${after}::bigint / ${before}::bigint / 1000) * 1000` })
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .execute();
}

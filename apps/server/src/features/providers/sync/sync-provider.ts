import { decideSync } from '@marquee/domain/delivery/decide-sync.ts';
import { money } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { findProvider, type Provider, recordProviderCall } from '../provider.ts';
import { adapterFor } from '../provider-kinds.ts';

import { addServices, offerRules } from './add-services.ts';
import { markVanished } from './mark-vanished.ts';
import { replaceQuarantine } from './quarantine.ts';
import { markupRules, repriceServices } from './reprice-services.ts';
import { pricedOffers, storeOffers } from './store-offers.ts';

const batch = 1000;

export interface SyncResult {
  refusal: 'empty' | 'shrunken' | 'failed' | null;
  offered: number;
  added: number;
  vanished: number;
  repriced: number;
  quarantined: number;
}

const nothing: SyncResult = { refusal: null, offered: 0, added: 0, vanished: 0, repriced: 0, quarantined: 0 };

/**
 * Updates offers, services and prices to what the provider lists now. One short transaction per batch:
 * run again after a crash, it does the rest. An implausible list changes nothing.
 */
export async function syncProvider(ctx: Context, providerId: bigint): Promise<SyncResult> {
  const provider = await findProvider(ctx, providerId);
  if (!provider?.is_enabled) return nothing;
  const startedAt = ctx.clock.now();
  const result = await runSync(ctx, provider, startedAt);
  await ctx.db
    .insertInto('provider_sync')
    .values({
      panel_id: ctx.panel.id,
      provider_id: providerId,
      ...result,
      started_at: startedAt,
      ended_at: ctx.clock.now(),
    })
    .execute();
  return result;
}

async function runSync(ctx: Context, provider: Provider, startedAt: Date): Promise<SyncResult> {
  const listed = await adapterFor(ctx, provider)
    .services()
    .catch((error: unknown) => {
      ctx.log.warn({ err: error, providerId: String(provider.id) }, 'A provider did not list its services.');
      return undefined;
    });
  await recordProviderCall(ctx, provider.id, listed !== undefined);
  if (!listed) return { ...nothing, refusal: 'failed' };
  const offered = pricedOffers(listed, provider.usd_per_unit);
  const decision = decideSync(await knownRates(ctx, provider.id), offered, ppm(provider.price_jump_ppm));
  if (decision.refusal !== undefined)
    return { ...nothing, refusal: decision.refusal, offered: offered.length };

  const [rules, markups] = [await offerRules(ctx, provider.id), await markupRules(ctx, provider.id)];
  let [added, repriced] = [0, 0];
  for (let from = 0; from < decision.offers.length; from += batch) {
    const part = decision.offers.slice(from, from + batch);
    const changed = await inTransaction(ctx, async (tx) => {
      await storeOffers(tx, provider.id, part, startedAt);
      const numbers = part.map(({ number }) => number);
      return {
        repriced: await repriceServices(tx, provider.id, numbers),
        added: await addServices(tx, provider.id, part, { rules, markups }),
      };
    });
    added += changed.added;
    repriced += changed.repriced;
    if (added > 0 && isPowerOfTwo(from / batch + 1)) await freshStatistics(ctx);
  }
  const vanished = await inTransaction(ctx, async (tx) => {
    await replaceQuarantine(tx, provider.id, decision.quarantined, startedAt);
    return markVanished(tx, provider.id, startedAt);
  });
  const { length: quarantined } = decision.quarantined;
  return { refusal: null, offered: offered.length, added, vanished, repriced, quarantined };
}

function isPowerOfTwo(count: number): boolean {
  return Number.isInteger(Math.log2(count));
}

/** Without fresh statistics, foreign keys are checked with query plans made for small tables. */
async function freshStatistics({ db }: Context): Promise<void> {
  await sql`analyze provider_offer, service, service_source`.execute(db);
}

async function knownRates({ db, panel }: Context, providerId: bigint) {
  const rows = await db
    .selectFrom('provider_offer')
    .select(['number', 'rate'])
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .where('vanished_at', 'is', null)
    .execute();
  return new Map(rows.map(({ number, rate }) => [number, { rate: money(rate) }]));
}

import { decideSync } from '@marquee/domain/delivery/decide-sync.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { checkBalance } from '../check-balance.ts';
import { followExchangeRate } from '../follow-exchange-rate.ts';
import { followParent } from '../parent/follow-parent.ts';
import { findProvider, type Provider, recordProviderCall } from '../provider.ts';
import { adapterFor } from '../provider-kinds.ts';
import { applyList } from './apply-list.ts';
import { knownOffers } from './known-offers.ts';
import { matchOffers, offerRules } from './match-offers.ts';
import { markupRules } from './reprice-services.ts';
import { pricedOffers } from './store-offers.ts';
import { nothing, type SyncOutcome, type SyncResult, storeOutcome } from './sync-outcome.ts';

interface SyncOptions {
  /** An operator has confirmed that the provider really lists this few services. */
  acceptShrunken?: boolean;
  /** Told after each batch how many of the offers are done. */
  onProgress?(done: number, total: number): Promise<void>;
}

/**
 * Updates offers, services and prices to what the provider lists now. One short transaction per batch:
 * run again after a crash, it does the rest. An implausible list changes only what it names.
 */
export async function syncProvider(
  ctx: Context,
  providerId: bigint,
  options: SyncOptions = {},
): Promise<SyncResult> {
  const provider = await readyProvider(ctx, providerId);
  if (!provider?.is_enabled) return nothing;
  if (provider.adapter === 'parent_panel') return followParent(ctx, providerId, { isThorough: true });
  const startedAt = ctx.clock.now();
  const outcome = await runSync(ctx, provider, startedAt, options);
  await inTransaction(ctx, async (tx) => {
    await storeOutcome(tx, provider, outcome, startedAt);
    if (options.acceptShrunken)
      await recordAudit(tx, {
        action: 'providers.accept-shrunken-list',
        subjectType: 'provider',
        subjectId: providerId,
        after: outcome.result,
      });
  });
  return outcome.result;
}

/** A price is only right in the right currency, so a provider that was never asked for it is asked first. */
async function readyProvider(ctx: Context, providerId: bigint): Promise<Provider | undefined> {
  const found = await findProvider(ctx, providerId);
  if (!found?.is_enabled) return undefined;
  if (found.balance_at === null) await checkBalance(ctx, providerId);
  const provider = await findProvider(ctx, providerId);
  return provider && followExchangeRate(ctx, provider);
}

async function runSync(
  ctx: Context,
  provider: Provider,
  startedAt: Date,
  { acceptShrunken = false, onProgress }: SyncOptions,
): Promise<SyncOutcome> {
  if (provider.held_at) return { result: { ...nothing, refusal: 'held' } };
  if (provider.balance_at === null) return { result: { ...nothing, refusal: 'failed' } };
  const list = await adapterFor(ctx, provider)
    .services()
    .catch((error: unknown) => {
      ctx.log.warn({ err: error, providerId: String(provider.id) }, 'A provider did not list its services.');
      return undefined;
    });
  await recordProviderCall(ctx, provider.id, list !== undefined);
  if (!list) return { result: { ...nothing, refusal: 'failed' } };
  const priced = pricedOffers(list.offers, provider.usd_per_unit);
  const rejectedRows = [...list.rejected, ...priced.rejected];
  const seen = { offered: priced.offers.length, rejected: rejectedRows.length };
  const known = await knownOffers(ctx, provider.id);
  const decision = decideSync(known, priced.offers, {
    jump: ppm(provider.price_jump_ppm),
    onPriceJump: provider.on_price_jump,
    acceptShrunken,
    unavailable: rejectedRows.flatMap(({ number, reason }) => (notForSale.has(reason) ? number : [])),
  });
  const { refusal = null } = decision;
  const markups = await markupRules(ctx, provider.id);
  const rules = refusal ? [] : await offerRules(ctx, provider.id);
  const matches = await matchOffers(rules, markups, refusal ? [] : decision.offers, known);
  const changed = await applyList(ctx, provider.id, {
    decision,
    gone: refusal ? rejectedRows.map(({ number }) => number) : undefined,
    matches,
    markups,
    startedAt,
    onProgress,
  });
  const { newlyHeld, newlyOffSale, ...counts } = changed;
  return {
    result: { ...nothing, refusal, ...seen, ...counts, held: decision.held.length },
    rejectedRows,
    news: { newlyHeld, newlyOffSale, followed: decision.followed.length },
  };
}

/** What the provider says about a service, as opposed to a row that cannot be read. */
const notForSale: ReadonlySet<string> = new Set(['zero_rate', 'rate_too_high', 'not_for_sale']);

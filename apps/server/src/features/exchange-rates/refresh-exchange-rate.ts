import { type ExchangeRate, isPlausibleRate } from '@marquee/domain/money/exchange.ts';

import { readRubleRate } from '../../adapters/exchange-rates/read-rates.ts';
import type { Context } from '../../platform/context.ts';

type Problem = 'unreachable' | 'unreadable' | 'implausible';

/** Fetches the panel's rate. On any failure the last good rate stays and the problem is recorded. */
export async function refreshExchangeRate(ctx: Context): Promise<void> {
  const source = await ctx.db
    .selectFrom('exchange_rate_source')
    .select('url')
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirst();
  if (!source) return;
  const fetched = await fetchRate(ctx, source.url);
  const problem = typeof fetched === 'string' ? fetched : await keep(ctx, fetched);
  await ctx.db
    .updateTable('exchange_rate_source')
    .set({ last_tried_at: ctx.clock.now(), last_problem: problem })
    .where('panel_id', '=', ctx.panel.id)
    .where('url', '=', source.url)
    .execute();
  if (problem) ctx.log.warn({ problem }, 'The exchange rate could not be renewed; the last good one stays.');
}

async function fetchRate(ctx: Context, url: string): Promise<ExchangeRate | Problem> {
  try {
    const { status, body } = await ctx.fetch(url, { timeoutMs: 10_000, maxBytes: 500_000 });
    return status === 200 ? (readRubleRate(body.toString()) ?? 'unreadable') : 'unreachable';
  } catch (error) {
    ctx.log.info({ err: error }, 'The source of exchange rates did not answer.');
    return 'unreachable';
  }
}

async function keep(ctx: Context, rate: ExchangeRate): Promise<Problem | null> {
  const key = { panel_id: ctx.panel.id, currency: 'RUB' } as const;
  const last = await ctx.db
    .selectFrom('exchange_rate')
    .select(['rate', 'fetched_at'])
    .where('panel_id', '=', key.panel_id)
    .where('currency', '=', key.currency)
    .executeTakeFirst();
  const now = ctx.clock.now();
  const current = last && { rate: last.rate as ExchangeRate, at: last.fetched_at };
  if (!isPlausibleRate(current, { rate, at: now })) return 'implausible';
  await ctx.db
    .insertInto('exchange_rate')
    .values({ ...key, rate, fetched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['panel_id', 'currency']).doUpdateSet({ rate, fetched_at: now }),
    )
    .execute();
  return null;
}

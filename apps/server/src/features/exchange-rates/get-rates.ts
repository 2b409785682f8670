import type { Rates } from '@marquee/contract/console/rates.ts';
import type { SettingsOverrides } from '@marquee/contract/shell/settings.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { amountPlaces } from '@marquee/domain/money/rounding.ts';
import type { Context } from '../../platform/context.ts';

/** Read from the tables and not from the cached settings, so that a change shows at once. */
export async function getRates({ db, panel }: Context): Promise<Rates> {
  const [stored, fetched, source] = await Promise.all([
    db.selectFrom('panel_settings').select('overrides').where('panel_id', '=', panel.id).executeTakeFirst(),
    db
      .selectFrom('exchange_rate')
      .select(['rate', 'fetched_at'])
      .where('panel_id', '=', panel.id)
      .where('currency', '=', 'RUB')
      .executeTakeFirst(),
    db
      .selectFrom('exchange_rate_source')
      .select(['url', 'last_tried_at', 'last_problem'])
      .where('panel_id', '=', panel.id)
      .executeTakeFirst(),
  ]);
  const overrides = (stored?.overrides ?? {}) as SettingsOverrides;
  const byHand = overrides.currencies?.RUB?.rate ?? null;
  const fetchedRate = fetched ? formatDecimal(fetched.rate, amountPlaces) : null;
  return {
    currencies: [
      {
        currency: 'RUB',
        rate: byHand ?? fetchedRate,
        from: byHand !== null ? 'hand' : fetchedRate !== null ? 'source' : null,
        by_hand: byHand,
        fetched: fetchedRate,
        fetched_at: fetched?.fetched_at.toISOString() ?? null,
      },
    ],
    source: source
      ? {
          url: source.url,
          last_tried_at: source.last_tried_at?.toISOString() ?? null,
          last_problem: source.last_problem,
        }
      : null,
  };
}

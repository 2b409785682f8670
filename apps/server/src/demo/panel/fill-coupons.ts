import type { DemoCoupon } from '@marquee/i18n/demo-texts.ts';
import type { Insertable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { texts, translated } from '../texts.ts';

type Terms = Pick<Insertable<DB['coupon']>, 'type' | 'percent_ppm' | 'min_amount' | 'account_limit'> & {
  days?: number;
};

const dollar = 100_000_000n;
const day = 24 * 60 * 60 * 1000;

const coupons: Record<DemoCoupon, Terms> = {
  WELCOME10: { type: 'discount', percent_ppm: 100_000, min_amount: 5n * dollar, account_limit: 1 },
  TOPUP5: { type: 'bonus', percent_ppm: 50_000, min_amount: 20n * dollar, account_limit: null, days: 60 },
  CASHBACK3: { type: 'cashback', percent_ppm: 30_000, min_amount: 0n, account_limit: 10, days: 90 },
};

/** One coupon of each type, all shown on the bonuses page. */
export async function fillCoupons(db: Database, clock: Clock, panelId: bigint): Promise<void> {
  const now = clock.now().getTime();
  const rows = Object.entries(coupons).map(([code, { days, ...terms }]) => {
    const { english, translations } = translated((locale) => texts[locale].money.coupons[code as DemoCoupon]);
    return {
      panel_id: panelId,
      code,
      ...english,
      translations,
      ...terms,
      calculation: 'percent' as const,
      valid_to: days === undefined ? null : new Date(now + days * day),
      is_listed: true,
      created_at: clock.now(),
    };
  });
  await db.insertInto('coupon').values(rows).execute();
}

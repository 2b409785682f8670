import { money } from '@marquee/domain/money/money.ts';
import type { DemoPaymentMethod } from '@marquee/i18n/demo-texts.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { texts, translated } from '../texts.ts';

type Facts = Omit<Insertable<DB['payment_method']>, 'panel_id' | 'name' | 'translations'>;

const dollars = (whole: bigint) => money(whole * 100_000_000n);

const methods: readonly [DemoPaymentMethod, Facts][] = [
  ['balance', { strategy: 'balance', icon: 'wallet', for_add_funds: false, for_order_widget: false }],
  [
    'sandbox',
    {
      strategy: 'sandbox',
      icon: 'card',
      charge_type: 'recurring',
      for_recurring: true,
      min_amount: dollars(1n),
      max_amount: dollars(5000n),
      bonuses: JSON.stringify([
        { from_amount: String(dollars(100n)), bonus_ppm: 20_000 },
        { from_amount: String(dollars(500n)), bonus_ppm: 50_000 },
      ]),
    },
  ],
  [
    'transfer',
    {
      strategy: 'message',
      icon: 'bank',
      min_amount: dollars(20n),
      account_number: 'DE02 1203 0000 0000 2020 51',
      takes_comment: true,
      expires_minutes: 10_080,
    },
  ],
  [
    'scan',
    {
      strategy: 'qr_code',
      icon: 'qr',
      fee_ppm: 15_000,
      min_amount: dollars(5n),
      max_amount: dollars(2000n),
      account_number: 'demo-wallet',
      qr_template: 'demo:{account}?amount={amount}&note={invoice}',
      expires_minutes: 1440,
    },
  ],
];

/** One of each type that needs no gateway account. */
export async function fillPaymentMethods(db: Database, panelId: bigint): Promise<void> {
  const rows = methods.map(([method, facts], position) => {
    const { english, translations } = translated((locale) => {
      const { name, description, ...rest } = texts[locale].money.paymentMethods[method];
      return { name, description, additional_information: 'instructions' in rest ? rest.instructions : '' };
    });
    return { panel_id: panelId, ...facts, ...english, translations, position };
  });
  await db.insertInto('payment_method').values(rows).execute();
}

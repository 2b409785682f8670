import type { Locale } from '@marquee/domain/locale/locales.ts';
import { type Money, money } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import type { PaymentCapabilities } from '@marquee/domain/payments/payment-capabilities.ts';
import type { PaymentPurpose } from '@marquee/domain/payments/payment-purposes.ts';
import type { MethodTerms } from '@marquee/domain/pricing/payment-method.ts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { capabilitiesOf } from '../../adapters/payments/declaration.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { strategies } from './strategies.ts';

export type PaymentMethodRow = Selectable<DB['payment_method']>;

const text = z.object({
  name: z.string(),
  description: z.string(),
  additional_information: z.string(),
  comments: z.string(),
});
type Texts = z.output<typeof text>;

const translations = z.record(z.string(), text.partial());
const bonuses = z.array(z.object({ from_amount: z.string(), bonus_ppm: z.int() }));
const gateway = z.record(z.string(), z.unknown());

export interface PaymentMethod extends PaymentCapabilities {
  id: bigint;
  strategy: string;
  terms: MethodTerms;
  minAmount: Money;
  maxAmount: Money | null;
  chargeCurrency: ChargeCurrency;
  chargeType: 'one_time' | 'recurring';
  icon: string | null;
  accountNumber: string | null;
  qrTemplate: string | null;
  takesComment: boolean;
  expiresMinutes: number;
  /** The gateway's settings as its declaration defines them, without secrets. */
  gateway: z.output<typeof gateway>;
  sealedSecrets: Buffer | null;
  isEnabled: boolean;
  purposes: ReadonlySet<PaymentPurpose>;
  /** Where it is offered; null for everywhere. */
  countries: readonly string[] | null;
  texts(locale: Locale): Texts;
}

export function toPaymentMethod(row: PaymentMethodRow): PaymentMethod {
  const declaration = strategies.get(row.strategy);
  const translated = translations.parse(row.translations);
  const purposes: [PaymentPurpose, boolean][] = [
    ['add_funds', row.for_add_funds],
    ['checkout', row.for_checkout],
    ['order_widget', row.for_order_widget],
    ['recurring', row.for_recurring],
  ];
  return {
    id: row.id,
    ...capabilitiesOf(declaration),
    strategy: row.strategy,
    terms: {
      feePpm: ppm(row.fee_ppm),
      bonuses: bonuses.parse(row.bonuses).map(({ from_amount, bonus_ppm }) => ({
        fromAmount: money(BigInt(from_amount)),
        bonusPpm: ppm(bonus_ppm),
      })),
    },
    minAmount: money(row.min_amount),
    maxAmount: row.max_amount === null ? null : money(row.max_amount),
    chargeCurrency: row.charge_currency,
    chargeType: row.charge_type,
    icon: row.icon ?? declaration?.icon ?? null,
    accountNumber: row.account_number,
    qrTemplate: row.qr_template,
    takesComment: row.takes_comment,
    expiresMinutes: row.expires_minutes,
    gateway: gateway.parse(row.gateway),
    sealedSecrets: row.sealed_secrets,
    isEnabled: row.is_enabled,
    purposes: new Set(purposes.flatMap(([purpose, isSelected]) => (isSelected ? [purpose] : []))),
    countries: row.countries,
    texts: (locale) => ({
      name: translated[locale]?.name || row.name,
      description: translated[locale]?.description || row.description,
      additional_information: translated[locale]?.additional_information || row.additional_information,
      comments: translated[locale]?.comments || row.comments,
    }),
  };
}

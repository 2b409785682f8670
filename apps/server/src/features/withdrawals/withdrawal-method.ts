import type { WithdrawalMethod } from '@marquee/contract/money/withdrawals.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import type { WithdrawalTerms } from '@marquee/domain/pricing/withdrawal-quote.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

type MethodRow = Selectable<DB['withdrawal_method']>;
type Texts = Partial<Record<Locale, { name?: string; description?: string; account_hint?: string }>>;

/** The methods that the panel offers now, in its order. */
export function enabledMethods({ db, panel }: Context): Promise<MethodRow[]> {
  return db
    .selectFrom('withdrawal_method')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('is_enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(100)
    .execute();
}

export function toTerms(row: MethodRow): WithdrawalTerms {
  return {
    feePpm: ppm(row.fee_ppm),
    minFee: money(row.min_fee),
    minAmount: money(row.min_amount),
    maxAmount: row.max_amount === null ? null : money(row.max_amount),
  };
}

export function methodName(row: Pick<MethodRow, 'name' | 'translations'>, locale: Locale): string {
  return (row.translations as Texts)[locale]?.name ?? row.name;
}

export function withdrawalMethodView(row: MethodRow, locale: Locale): WithdrawalMethod {
  const texts = (row.translations as Texts)[locale];
  return {
    id: Number(row.id),
    name: methodName(row, locale),
    icon: row.icon,
    description: texts?.description ?? row.description,
    account_hint: texts?.account_hint ?? row.account_hint,
    min_amount: formatMoney(money(row.min_amount)),
    max_amount: row.max_amount === null ? null : formatMoney(money(row.max_amount)),
    fee_percent: ppmToFraction(ppm(row.fee_ppm)),
    min_fee: formatMoney(money(row.min_fee)),
  };
}

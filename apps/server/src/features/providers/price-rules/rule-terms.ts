import type { createPriceRule, PriceRule } from '@marquee/contract/console/price-rules.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import { formatMoney, type Money, money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { isValidPrice } from '@marquee/domain/money/price.ts';
import { fractionToPpm, ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import type { Markup } from '@marquee/domain/pricing/markup.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { refuse } from '../../../platform/errors.ts';

export type PriceRuleRow = Selectable<DB['price_rule']>;
export type TermsInput = Pick<
  Input<typeof createPriceRule>['body'],
  'percent' | 'fixed' | 'round_to' | 'floor'
>;

const largestAmount = '1000000';
const smallestStep = '0.00001';

/** Refuses with every field that is wrong. Prices have five decimals, so a step has no more. */
export function readTerms({ percent, fixed, round_to, floor }: TermsInput): Markup {
  const amounts = { fixed: amount(fixed), round_to: amount(round_to), floor: amount(floor) };
  const fields: FieldError[] = [];
  for (const [field, units] of Object.entries(amounts))
    if (units > amount(largestAmount))
      fields.push({ field, code: 'too_big', values: { limit: largestAmount } });
  if (!isValidPrice(amounts.round_to))
    fields.push({ field: 'round_to', code: 'not_a_step', values: { step: smallestStep } });
  if (fields.length > 0) refuse('invalid_input', { fields });
  return {
    markupPpm: fractionToPpm(percent),
    fixed: amounts.fixed,
    roundTo: amounts.round_to,
    floor: amounts.floor,
  };
}

const amount = (text: string): Money => parseMoney(text) ?? zero;

export const storedTerms = ({ markupPpm, fixed, roundTo, floor }: Markup) => ({
  percent_ppm: markupPpm,
  fixed,
  round_to: roundTo,
  floor,
});

export function termsView(row: PriceRuleRow): Pick<PriceRule, 'percent' | 'fixed' | 'round_to' | 'floor'> {
  return {
    percent: ppmToFraction(ppm(row.percent_ppm)),
    fixed: formatMoney(money(row.fixed)),
    round_to: formatMoney(money(row.round_to)),
    floor: formatMoney(money(row.floor)),
  };
}

export const targetOf = ({ service_type_id, service_id }: PriceRuleRow) => ({
  serviceTypeId: service_type_id,
  serviceId: service_id,
});

export function auditedRule(row: PriceRuleRow) {
  return {
    provider_id: Number(row.provider_id),
    service_type_id: row.service_type_id === null ? null : Number(row.service_type_id),
    service_id: row.service_id === null ? null : Number(row.service_id),
    ...termsView(row),
  };
}

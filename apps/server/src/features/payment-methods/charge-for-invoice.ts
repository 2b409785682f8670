import type { GatewayCharge } from '@marquee/contract/charge.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { parseExchangeRate } from '@marquee/domain/money/exchange.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import { amountPlaces } from '@marquee/domain/money/rounding.ts';
import { type Charge, chargeInDollars, chargeInRubles } from '@marquee/domain/payments/charge-amount.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getSettings } from '../settings/index.ts';
import type { PaymentMethod } from './payment-method.ts';

/** What the gateway charges. A ruble amount and its rate are fixed in the invoice. */
export async function chargeForInvoice(
  ctx: Context,
  method: Pick<PaymentMethod, 'chargeCurrency'>,
  total: Money,
): Promise<Charge> {
  if (method.chargeCurrency === 'USD') return chargeInDollars(total);
  const { rate } = (await getSettings(ctx)).currencies.RUB;
  const parsed = rate === null ? undefined : parseExchangeRate(rate);
  return parsed ? chargeInRubles(total, parsed) : refuse('wrong_state');
}

export function chargeView({ currency, units, rate }: Omit<Charge, 'surplus'>): GatewayCharge {
  return {
    currency,
    amount: formatDecimal(units, amountPlaces),
    rate: rate === null ? null : formatDecimal(rate, amountPlaces),
  };
}

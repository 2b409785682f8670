import { parseExchangeRate } from '@marquee/domain/money/exchange.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import { type Charge, chargeInDollars, chargeInRubles } from '@marquee/domain/payments/charge-amount.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { PaymentMethod } from '../payment-methods/index.ts';
import { getSettings } from '../settings/index.ts';

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

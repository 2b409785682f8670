import type { WithdrawalQuote } from '@marquee/contract/money/withdrawals.ts';
import { formatMoney, type Money, parseMoney } from '@marquee/domain/money/money.ts';
import { withdrawalQuote } from '@marquee/domain/pricing/withdrawal-quote.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { enabledMethods, toTerms, withdrawalMethodView } from './withdrawal-method.ts';

interface WithdrawalRequest {
  amount: string;
  payment_method_id: number;
}

interface Priced {
  methodId: bigint;
  amount: Money;
  fee: Money;
  payout: Money;
  view: WithdrawalQuote;
}

/** Shared by the quote and the request: what was shown is what is taken. */
export async function priceWithdrawal(ctx: Context, request: WithdrawalRequest): Promise<Priced> {
  const methods = await enabledMethods(ctx);
  const method = methods.find(({ id }) => id === BigInt(request.payment_method_id));
  if (!method) return refuseField('payment_method_id', 'invalid');
  const amount = parseMoney(request.amount) ?? refuseField('amount', 'not_an_amount');
  const quote = withdrawalQuote(toTerms(method), amount);
  if ('problem' in quote) return refuseField('amount', quote.problem, { limit: formatMoney(quote.limit) });
  const { fee_percent, min_fee } = withdrawalMethodView(method, ctx.locale);
  return {
    methodId: method.id,
    ...quote,
    view: {
      original_amount: formatMoney(quote.amount),
      fee: formatMoney(quote.fee),
      fee_percent,
      min_fee,
      total_amount: formatMoney(quote.payout),
    },
  };
}

function refuseField(
  field: string,
  code: 'invalid' | 'not_an_amount' | 'too_small' | 'too_big',
  values?: Record<string, string>,
): never {
  return refuse('invalid_input', { fields: [{ field, code, ...(values && { values }) }] });
}

import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { once } from '../../../platform/idempotency/once.ts';
import { payOrder } from '../../orders/index.ts';
import { balanceWay, paymentProblem } from '../../payment-methods/index.ts';
import { refuseProblems } from '../../quotes/index.ts';
import { payableOrders, unpaidDiscount } from './payable-orders.ts';
import { repriceUnpaid } from './reprice-unpaid.ts';

interface PayInput {
  orderId: bigint;
  wantsDiscount: boolean;
  seenTotal?: string | undefined;
  idempotencyKey: string | undefined;
}

/** Pays an unpaid order from the balance. */
export async function payByBalance(
  ctx: Context,
  { orderId, wantsDiscount, seenTotal, idempotencyKey }: PayInput,
): Promise<void> {
  const request = { call: 'pay-by-balance', orderId, wantsDiscount };
  await repriceUnpaid(ctx, { orderId, wantsDiscount });
  const discount = await unpaidDiscount(ctx, wantsDiscount);
  await once(ctx, { key: idempotencyKey, request }, async (tx) => {
    const { orderIds, amount, isRestricted } = await payableOrders(tx, { orderId, discount, seenTotal });
    const bill = { isRestricted, amount, mayBeFree: true };
    refuseProblems({ problems: paymentProblem(tx, 'payment_method_id', balanceWay, bill) });
    for (const id of orderIds) await payOrder(tx, id);
    return null;
  }).catch(nameBalanceField);
}

function nameBalanceField(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== 'insufficient_balance') throw error;
  const fields = [{ field: 'balance', code: 'balance_too_low' as const }];
  throw new Refusal('insufficient_balance', { fields, cause: error });
}

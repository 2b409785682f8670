import type { actOnOrder as endpoint } from '@marquee/contract/console/bulk-jobs.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, zero } from '@marquee/domain/money/money.ts';
import { decideStaffAction } from '@marquee/domain/orders/decide-staff-action.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { lockedOrder } from '../orders/index.ts';
import { applyAction } from './apply-action.ts';
import { ordersInQuestion } from './order-facts.ts';
import { checkRequest, type StaffActionRequest } from './staff-action-request.ts';

type Result = Answer<typeof endpoint>['data'];

/** One order at once, or only what would come of it. */
export async function actOnOrder(
  ctx: Context,
  orderId: bigint,
  { preview, ...sent }: Input<typeof endpoint>['body'],
): Promise<Result> {
  const request = checkRequest(ctx, sent);
  if (preview) return previewOne(ctx, orderId, request);
  return inTransaction(ctx, async (tx) => {
    if (!(await lockedOrder(tx, orderId))) return refuse('not_found');
    const order = (await ordersInQuestion(tx, [orderId], request)).get(orderId);
    const { outcome, problem, refunded, audit } = await applyAction(tx, order, request);
    if (audit) await recordAudit(tx, audit);
    return { outcome, problem, refunded: formatMoney(refunded), lost_at_provider: formatMoney(zero) };
  });
}

async function previewOne(ctx: Context, orderId: bigint, request: StaffActionRequest): Promise<Result> {
  const order = (await ordersInQuestion(ctx, [orderId], request)).get(orderId);
  if (!order) return refuse('not_found');
  const decision = decideStaffAction(request, order);
  const applies = decision.problem === null;
  return {
    outcome: null,
    problem: decision.problem,
    refunded: formatMoney(applies ? decision.refund : zero),
    lost_at_provider: formatMoney(applies ? decision.lostAtProvider : zero),
  };
}

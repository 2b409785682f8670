import type { BulkPreview } from '@marquee/contract/console/bulk-jobs.ts';
import { add, formatMoney, zero } from '@marquee/domain/money/money.ts';
import { decideStaffAction, type StaffDecision } from '@marquee/domain/orders/decide-staff-action.ts';
import type { StaffActionProblem } from '@marquee/domain/orders/staff-actions.ts';
import type { Context } from '../../platform/context.ts';
import { ordersInQuestion } from './order-facts.ts';
import type { StaffActionRequest } from './staff-action-request.ts';

const portion = 2000;

/** What the action would do now to these orders, by the same decision that will act. */
export async function previewAction(
  ctx: Context,
  orderIds: readonly bigint[],
  request: StaffActionRequest,
): Promise<BulkPreview> {
  const sums = { applies: 0, asksProvider: 0, refund: zero, lost: zero };
  const refused = new Map<StaffActionProblem, number>();
  for (let from = 0; from < orderIds.length; from += portion) {
    const part = orderIds.slice(from, from + portion);
    const orders = await ordersInQuestion(ctx, part, request);
    for (const id of part) {
      const order = orders.get(id);
      const decision: StaffDecision = order ? decideStaffAction(request, order) : { problem: 'not_found' };
      if (decision.problem) {
        refused.set(decision.problem, (refused.get(decision.problem) ?? 0) + 1);
        continue;
      }
      sums.applies += 1;
      if (decision.asksProvider) sums.asksProvider += 1;
      sums.refund = add(sums.refund, decision.refund);
      sums.lost = add(sums.lost, decision.lostAtProvider);
    }
  }
  return {
    applies: sums.applies,
    asks_provider: sums.asksProvider,
    refused: [...refused].map(([problem, count]) => ({ problem, count })),
    refund: formatMoney(sums.refund),
    lost_at_providers: formatMoney(sums.lost),
  };
}

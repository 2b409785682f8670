import { formatMoney, type Money, zero } from '@marquee/domain/money/money.ts';
import { decideStaffAction, type StaffEffect } from '@marquee/domain/orders/decide-staff-action.ts';
import type { BulkRowOutcome, StaffActionProblem } from '@marquee/domain/orders/staff-actions.ts';
import type { AuditedChange } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { preferProvider } from '../dispatch/index.ts';
import {
  askProviderToCancel,
  cancelOrder,
  changeLink,
  completeOrder,
  correctStart,
  markRead,
  reportProgress,
  resumeOrder,
} from '../orders/index.ts';
import type { OrderInQuestion } from './order-facts.ts';
import type { StaffActionRequest } from './staff-action-request.ts';

export interface ActionResult {
  outcome: BulkRowOutcome;
  problem: StaffActionProblem | null;
  refunded: Money;
  /** To be recorded in the same transaction. */
  audit?: AuditedChange;
}

type Effect = { refunded?: Money; problem?: StaffActionProblem };

/** Decides and acts, inside the caller's transaction, which has locked the order before it read its facts. */
export async function applyAction(
  tx: Context,
  order: OrderInQuestion | undefined,
  request: StaffActionRequest,
): Promise<ActionResult> {
  if (!order) return { outcome: 'refused', problem: 'not_found', refunded: zero };
  const decision = decideStaffAction(request, order);
  if (decision.problem) return { outcome: 'refused', problem: decision.problem, refunded: zero };
  const { refunded = zero, problem } = await act(tx, order, request, decision);
  if (problem) return { outcome: 'refused', problem, refunded: zero };
  return {
    outcome: decision.asksProvider ? 'requested' : 'done',
    problem: null,
    refunded,
    audit: audited(order, request, refunded),
  };
}

async function act(
  tx: Context,
  order: OrderInQuestion,
  request: StaffActionRequest,
  decision: StaffEffect,
): Promise<Effect> {
  const { id: orderId, accountId, serviceId, quantity } = order;
  switch (request.action) {
    case 'cancel':
      if (!decision.asksProvider) return endEarly(tx, order, request, decision);
      await askProviderToCancel(tx, { id: orderId, account_id: accountId, service_id: serviceId });
      return {};
    case 'refund':
    case 'partial':
      return endEarly(tx, order, request, decision);
    case 'resend':
      return (await resumeOrder(tx, orderId)) ? {} : { problem: 'not_in_error' };
    case 'change_provider':
      return changeProvider(tx, order, request.providerId ?? 0n);
    case 'change_link': {
      const changed = order.newLink && (await changeLink(tx, { orderId, ...order.newLink }));
      return changed ? {} : { problem: 'link_taken' };
    }
    case 'set_progress': {
      const { remains, startCount } = request;
      const delivered = remains === undefined ? order.delivered : quantity - remains;
      await reportProgress(tx, { orderId, startCount, delivered });
      if (startCount !== undefined) await correctStart(tx, { orderId, startCount });
      return {};
    }
    case 'complete':
      return (await completeOrder(tx, orderId)) ? {} : { problem: 'not_running' };
    case 'mark_read':
      return (await markRead(tx, orderId)) ? {} : { problem: 'not_in_error' };
  }
}

async function endEarly(
  tx: Context,
  { id: orderId }: OrderInQuestion,
  { reason }: StaffActionRequest,
  { delivered }: StaffEffect,
): Promise<Effect> {
  const ended = await cancelOrder(tx, {
    orderId,
    reason: 'operator',
    ...(reason === undefined ? {} : { description: reason }),
    ...(delivered === undefined ? {} : { delivered }),
  });
  return ended ? { refunded: ended.refunded } : { problem: 'ended' };
}

async function changeProvider(
  tx: Context,
  { id: orderId, serviceId, status }: OrderInQuestion,
  providerId: bigint,
): Promise<Effect> {
  if (status === 'error' && !(await resumeOrder(tx, orderId))) return { problem: 'not_in_error' };
  return (await preferProvider(tx, { orderId, serviceId, providerId })) ? {} : { problem: 'at_provider' };
}

export function audited(
  { id, status, delivered, startCount }: OrderInQuestion,
  { action, reason, link, remains, startCount: start, providerId }: StaffActionRequest,
  refunded: Money,
): AuditedChange {
  return {
    action: `orders.${action.replace('_', '-')}`,
    subjectType: 'order',
    subjectId: id,
    before: { status, delivered, start_count: startCount },
    after: {
      refunded: formatMoney(refunded),
      ...(link === undefined ? {} : { link }),
      ...(remains === undefined ? {} : { remains }),
      ...(start === undefined ? {} : { start_count: start }),
      ...(providerId === undefined ? {} : { provider_id: providerId }),
    },
    ...(reason === undefined ? {} : { reason }),
  };
}

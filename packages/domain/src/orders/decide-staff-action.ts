import { type Money, money, subtract, zero } from '../money/money.ts';
import { divideUp } from '../money/rounding.ts';
import { refundTarget } from './refund-target.ts';
import type { StaffAction, StaffActionProblem } from './staff-actions.ts';
import { activeStatuses, type OrderStatus } from './status.ts';

export interface StaffActionInput {
  action: StaffAction;
  /** For `partial`: what was not delivered; absent: as reported. For `set_progress`: what is left to deliver. */
  remains?: bigint;
  /** For `set_progress`. */
  startCount?: bigint;
  /** For `change_provider`. */
  providerId?: bigint;
}

export interface OrderFacts {
  status: OrderStatus;
  quantity: bigint;
  delivered: bigint;
  startCount: bigint | null;
  charged: Money;
  refunded: Money;
  speedupRefunded: Money;
  /** A provider has it, or may have it. */
  isHandedOver: boolean;
  isCancelRequested: boolean;
  isRead: boolean;
  dispatchState: 'ready' | 'sending' | 'sent' | 'rejected' | 'unknown' | 'ended' | null;
  providerCanCancel: boolean;
  /** What the provider that has it charges for all of it. */
  providerCost: Money;
  /** The providers that could deliver its service. */
  sources: readonly bigint[];
  linkProblem?: 'link_refused' | 'nothing_changes';
}

export interface StaffEffect {
  problem: null;
  /** Goes back to the customer at once. */
  refund: Money;
  /** Of the provider's charge, what nobody pays for any more. */
  lostAtProvider: Money;
  /** The provider has to agree first. */
  asksProvider: boolean;
  /** For what ends early: the delivered quantity it ends with. */
  delivered?: bigint;
}

export type StaffDecision = { problem: StaffActionProblem } | StaffEffect;

const done: StaffEffect = { problem: null, refund: zero, lostAtProvider: zero, asksProvider: false };

/** Whether the action applies to the order as it stands, and what it does to the money. */
export function decideStaffAction(input: StaffActionInput, order: OrderFacts): StaffDecision {
  if (input.action === 'mark_read') return decideRead(order);
  const problem = statusProblem(order);
  if (problem) return { problem };
  switch (input.action) {
    case 'cancel':
      return decideCancel(order);
    case 'refund':
      return endEarly(order, 0n);
    case 'partial':
      return decidePartial(order, input.remains);
    case 'resend':
      return order.status === 'error' ? done : { problem: 'not_in_error' };
    case 'change_provider':
      return decideChangeProvider(order, input.providerId);
    case 'change_link':
      return decideChangeLink(order);
    case 'set_progress':
      return decideProgress(order, input);
    case 'complete':
      return isRunning(order) ? done : { problem: 'not_running' };
  }
}

/** While an order is being sent nobody can say what the provider has; an unknown outcome is a person's to settle. */
function statusProblem({ status, dispatchState }: OrderFacts): StaffActionProblem | undefined {
  if (status === 'unpaid') return 'unpaid';
  if (!activeStatuses.some((active) => active === status)) return 'ended';
  if (dispatchState === 'sending') return 'being_sent';
  if (dispatchState === 'unknown') return 'outcome_unknown';
  return undefined;
}

function decideRead({ status, isRead }: OrderFacts): StaffDecision {
  if (status !== 'error') return { problem: 'not_in_error' };
  return isRead ? { problem: 'read_before' } : done;
}

/** As the customer would: at once where no provider has it, otherwise the provider is asked. */
function decideCancel(order: OrderFacts): StaffDecision {
  if (!order.isHandedOver) return endEarly(order, order.delivered);
  if (order.isCancelRequested) return { problem: 'requested_before' };
  if (!order.providerCanCancel) return { problem: 'provider_cannot_cancel' };
  return { ...done, asksProvider: true };
}

function decidePartial(order: OrderFacts, remains: bigint | undefined): StaffDecision {
  if (remains !== undefined && remains > order.quantity) return { problem: 'more_than_ordered' };
  const delivered = remains === undefined ? order.delivered : order.quantity - remains;
  return delivered >= order.quantity ? { problem: 'all_delivered' } : endEarly(order, delivered);
}

function endEarly(order: OrderFacts, delivered: bigint): StaffDecision {
  const { charged, refunded, speedupRefunded, quantity, providerCost } = order;
  const isAtProvider = order.dispatchState === 'sent';
  return {
    problem: null,
    refund: refundTarget({
      charged: subtract(charged, speedupRefunded),
      refunded: subtract(refunded, speedupRefunded),
      quantity,
      delivered,
    }),
    lostAtProvider: isAtProvider ? money(divideUp(providerCost * (quantity - delivered), quantity)) : zero,
    asksProvider: false,
    delivered,
  };
}

function decideChangeProvider(order: OrderFacts, providerId: bigint | undefined): StaffDecision {
  if (order.status === 'in_moderation') return { problem: 'in_moderation' };
  if (order.isHandedOver) return { problem: 'at_provider' };
  return order.sources.some((source) => source === providerId) ? done : { problem: 'not_a_source' };
}

function decideChangeLink(order: OrderFacts): StaffDecision {
  if (order.isHandedOver) return { problem: 'at_provider' };
  return order.linkProblem ? { problem: order.linkProblem } : done;
}

/** Counts only go forward: what was reported as delivered stays delivered. */
function decideProgress(order: OrderFacts, { remains, startCount }: StaffActionInput): StaffDecision {
  if (!isRunning(order)) return { problem: 'not_running' };
  if (remains !== undefined && remains > order.quantity) return { problem: 'more_than_ordered' };
  const delivered = remains === undefined ? order.delivered : order.quantity - remains;
  if (delivered < order.delivered) return { problem: 'less_than_reported' };
  const changesStart = startCount !== undefined && startCount !== order.startCount;
  return delivered > order.delivered || changesStart ? done : { problem: 'nothing_changes' };
}

function isRunning({ status }: OrderFacts): boolean {
  return status === 'in_processing' || status === 'stopped';
}

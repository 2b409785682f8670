import type { StaffActionInput } from '@marquee/domain/orders/decide-staff-action.ts';
import { reasonedActions, refundingActions, type StaffAction } from '@marquee/domain/orders/staff-actions.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';

/** One action with all it needs to know. */
export interface StaffActionRequest extends StaffActionInput {
  link?: string;
  reason?: string;
}

/** As it comes over the wire, and as a bulk job keeps it. */
export interface SentAction {
  action: StaffAction;
  remains?: number | undefined;
  start_count?: number | undefined;
  provider_id?: number | undefined;
  link?: string | undefined;
  reason?: string | undefined;
}

export function toRequest(sent: SentAction): StaffActionRequest {
  const { action, remains, start_count, provider_id, link, reason } = sent;
  return {
    action,
    ...(remains === undefined ? {} : { remains: BigInt(remains) }),
    ...(start_count === undefined ? {} : { startCount: BigInt(start_count) }),
    ...(provider_id === undefined ? {} : { providerId: BigInt(provider_id) }),
    ...(link === undefined ? {} : { link }),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Refuses what the caller may not do, and an action that lacks what it needs. */
export function checkRequest(ctx: Context, sent: SentAction): StaffActionRequest {
  requireRefunding(ctx, sent.action);
  const missing = requiredFields(sent.action).find((field) => sent[field] === undefined);
  if (missing) return refuse('invalid_input', { fields: [{ field: missing, code: 'required' }] });
  if (sent.action === 'set_progress' && sent.remains === undefined && sent.start_count === undefined)
    return refuse('invalid_input', { fields: [{ field: 'remains', code: 'required' }] });
  return toRequest(sent);
}

/** Without the permission the action does not exist for the caller. */
export function requireRefunding(ctx: Context, action: StaffAction): void {
  const givesMoneyBack = refundingActions.some((refunding) => refunding === action);
  if (givesMoneyBack && !signedIn(ctx).permissions.includes('orders.refund')) refuse('not_found');
}

function requiredFields(action: StaffAction): (keyof SentAction)[] {
  const fields: (keyof SentAction)[] = [];
  if (action === 'change_provider') fields.push('provider_id');
  if (action === 'change_link') fields.push('link');
  if (reasonedActions.some((reasoned) => reasoned === action)) fields.push('reason');
  return fields;
}

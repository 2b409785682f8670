import type { Money } from '@marquee/domain/money/money.ts';
import type { Actor } from '../../platform/context.ts';
import type { AccountName } from './account-name.ts';

/** The types a customer sees in their finances, then those that only move money inside. */
export type TransactionType =
  | 'order'
  | 'cancel_order'
  | 'invoiced'
  | 'admin'
  | 'referral'
  | 'widget_reward'
  | 'fee'
  | 'bonus'
  | 'coupon'
  | 'task'
  | 'revenue'
  | 'withdrawal'
  | 'chargeback'
  /** What is owed was paid from the balance or, after a dispute was won, given back. */
  | 'repayment'
  /** A month of a child panel, or what went back for one that never opened. */
  | 'child_panel'
  /** A month of a plan for keyword campaigns, or the difference to a larger one. */
  | 'campaign_plan';

/** The thing a transaction is about, in another feature's table. */
export interface Reference {
  type:
    | 'order'
    | 'invoice'
    | 'withdrawal'
    | 'coupon'
    | 'task'
    | 'widget'
    | 'referral'
    | 'child_panel'
    | 'campaign_plan';
  id: bigint;
}

export interface TransactionHeader {
  type: TransactionType;
  /** Idempotency key: a second transaction with the same key changes nothing. */
  key: string;
  ref?: Reference | undefined;
  reason?: string | undefined;
}

/** Money leaves `from` (its debit) and arrives at `to` (its credit). */
export interface Posting {
  from: AccountName;
  to: AccountName;
  amount: Money;
}

export interface Posted {
  txnId: bigint;
  /** True when the transaction already existed and nothing was written. */
  replayed: boolean;
}

export function actorColumns(actor: Actor): { actorId: bigint | null; onBehalfOf: bigint | null } {
  if (actor.kind !== 'user') return { actorId: null, onBehalfOf: null };
  return { actorId: actor.accountId, onBehalfOf: actor.onBehalfOf ?? null };
}

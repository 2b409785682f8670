export type EarningsWallet = 'referral' | 'task';
export type SpendingWallet = 'bonus' | 'cash';
export type Wallet = SpendingWallet | EarningsWallet;

/** `hold` waits for a withdrawal to be paid; `receivable` is what the customer owes the panel. */
export type CustomerKind = Wallet | 'hold' | 'receivable';

export type HouseKind =
  | 'escrow'
  | 'revenue'
  | 'fee_income'
  | 'bonus_cost'
  | 'coupon_cost'
  | 'referral_cost'
  | 'widget_cost'
  | 'task_cost'
  | 'provider_cost'
  | 'adjustments'
  | 'rounding'
  | 'suspense';

/** Accounts are addressed by name: the ledger opens one when money first reaches it. */
export interface AccountName {
  ownerType: 'customer' | 'house' | 'method';
  ownerId: bigint;
  kind: CustomerKind | HouseKind | 'clearing';
}

export function customerAccount(customerId: bigint, kind: CustomerKind): AccountName {
  return { ownerType: 'customer', ownerId: customerId, kind };
}

export function houseAccount(kind: HouseKind): AccountName {
  return { ownerType: 'house', ownerId: 0n, kind };
}

/** Money on its way between a payment method's outside world and the panel. */
export function clearingAccount(methodId: bigint): AccountName {
  return { ownerType: 'method', ownerId: methodId, kind: 'clearing' };
}

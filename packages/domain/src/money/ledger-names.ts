/** Whose an account of the ledger is. */
export const accountOwners = ['customer', 'method', 'house'] as const;

export const walletKinds = ['cash', 'bonus', 'referral', 'task', 'hold', 'receivable'] as const;

/** What an account of the ledger is for: a customer's wallets, a payment method's clearing, the house's own. */
export const accountKinds = [
  ...walletKinds,
  'clearing',
  'escrow',
  'revenue',
  'fee_income',
  'bonus_cost',
  'coupon_cost',
  'referral_cost',
  'widget_cost',
  'task_cost',
  'provider_cost',
  'adjustments',
  'rounding',
  'suspense',
] as const;
export type AccountKind = (typeof accountKinds)[number];

export const transactionTypes = [
  'order',
  'cancel_order',
  'invoiced',
  'admin',
  'referral',
  'widget_reward',
  'fee',
  'bonus',
  'coupon',
  'task',
  'revenue',
  'withdrawal',
  'chargeback',
  'repayment',
] as const;

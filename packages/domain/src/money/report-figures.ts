import type { AccountKind } from './ledger-names.ts';

/** Figures of a day or a period. All but `cost` and `profit` follow from the ledger alone. */
export const reportFigures = [
  /** What payers sent, fees included. */
  'money_in',
  /** What went back to payers or out to earners. */
  'money_out',
  /** Charged for orders, and given back for them. */
  'orders',
  'refunds',
  /** Of orders that ended, what was kept. */
  'revenue',
  'fees',
  /** Given away: bonuses, coupons, rewards; less what was taken back. */
  'bonuses',
  /** Given by hand, less what was taken by hand. */
  'adjustments',
  /** Money that nobody could be found for, and rounding. */
  'other',
  /** What the orders cost at their providers. */
  'cost',
  'profit',
] as const;
export type ReportFigure = (typeof reportFigures)[number];

export interface Flow {
  debit: AccountKind;
  credit: AccountKind;
  amount: bigint;
}

const held: readonly AccountKind[] = ['cash', 'bonus', 'referral', 'task', 'hold'];
const given: readonly AccountKind[] = [
  'bonus_cost',
  'coupon_cost',
  'referral_cost',
  'widget_cost',
  'task_cost',
];

/** What the flows of a period come to. Units of 10^-8 USD. */
export function figuresOf(flows: readonly Flow[], cost: bigint): Record<ReportFigure, bigint> {
  const total = (matches: (flow: Flow) => boolean) =>
    flows.filter(matches).reduce((sum, { amount }) => sum + amount, 0n);
  const revenue = gained(flows, ['revenue']);
  const fees = gained(flows, ['fee_income']);
  const bonuses = -gained(flows, given);
  const adjustments = -gained(flows, ['adjustments']);
  return {
    money_in: total(({ debit }) => debit === 'clearing'),
    money_out: total(({ credit }) => credit === 'clearing'),
    orders: total(({ credit, debit }) => credit === 'escrow' && held.includes(debit)),
    refunds: total(({ credit, debit }) => debit === 'escrow' && held.includes(credit)),
    revenue,
    fees,
    bonuses,
    adjustments,
    other: gained(flows, ['suspense', 'rounding', 'provider_cost']),
    cost,
    profit: revenue + fees - bonuses - adjustments - cost,
  };
}

/** By how much the flows changed what the panel has of others. */
export function holdingsOf(flows: readonly Flow[]): {
  liabilities: bigint;
  inDelivery: bigint;
  owed: bigint;
} {
  return {
    liabilities: gained(flows, held),
    inDelivery: gained(flows, ['escrow']),
    owed: -gained(flows, ['receivable']),
  };
}

/** What came to accounts of these kinds, less what left them. */
export function gained(flows: readonly Flow[], kinds: readonly AccountKind[]): bigint {
  let change = 0n;
  for (const { debit, credit, amount } of flows) {
    if (kinds.includes(credit)) change += amount;
    if (kinds.includes(debit)) change -= amount;
  }
  return change;
}

import { add, type Money, zero } from '../money/money.ts';

/** Wallets that staff may correct. Earnings can be taken away, never given: they could be withdrawn. */
export const adjustableWallets = ['cash', 'bonus', 'referral', 'task'] as const;

export type AdjustableWallet = (typeof adjustableWallets)[number];

export const adjustmentStatuses = ['waiting', 'posted', 'rejected'] as const;

export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

export function mayAdjust(wallet: AdjustableWallet, amount: Money): boolean {
  return amount !== zero && (amount < zero || wallet === 'cash' || wallet === 'bonus');
}

interface Adjusting {
  amount: Money;
  /** What the same person has moved for this customer within a day, without anybody's confirmation. */
  movedToday: Money;
  limit: Money;
  /** Somebody adjusts their own wallet. */
  isOwn: boolean;
}

/** Several small ones count as one: a limit that can be walked around in steps is none. */
export function needsSecondPerson({ amount, movedToday, limit, isOwn }: Adjusting): boolean {
  const size = amount < zero ? (-amount as Money) : amount;
  return isOwn || add(movedToday, size) > limit;
}

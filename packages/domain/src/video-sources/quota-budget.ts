import type { QuotaUse } from './quota-uses.ts';

/** Units of one search at the video network; everything else costs 1. */
export const lookupUnits = 100;

/** Units a day that the video network grants a new key. */
export const grantedUnits = 10_000;

/** A key's units of one day. */
export interface QuotaBudget {
  limit: number;
  used: number;
  /** Of these, for rankings. */
  rankingsUsed: number;
  /** The video network has said that nothing is left. */
  isSpent: boolean;
}

/** Rankings leave a fifth of the day to everything else, and everything else leaves more than half of it to them. */
const rankingsShare = 0.8;
const othersShare = 0.4;
/** The last units belong to those who cannot wait: customers who prove a channel, and staff who test the key. */
const keptShare = 0.02;
/** Of one customer in a day; guests count as one together. */
const customerShare = 0.1;

const urgent: ReadonlySet<QuotaUse> = new Set(['verification', 'tests']);

/** What may still be spent on this use today. */
export function unitsLeft(budget: QuotaBudget, use: QuotaUse): number {
  if (budget.isSpent) return 0;
  const { limit, used, rankingsUsed } = budget;
  const left = limit - used;
  if (urgent.has(use)) return Math.max(0, left);
  const share =
    use === 'rankings'
      ? Math.floor(limit * rankingsShare) - rankingsUsed
      : Math.floor(limit * othersShare) - (used - rankingsUsed);
  return Math.max(0, Math.min(left - Math.ceil(limit * keptShare), share));
}

/**
 * Whether a call may be paid for. Rankings are shared out among customers by whoever plans them; of everything else
 * one customer gets no more than a tenth of the day, but always enough for one search.
 */
export function maySpend(
  budget: QuotaBudget,
  { use, units, usedByCustomer }: { use: QuotaUse; units: number; usedByCustomer: number },
): boolean {
  if (units > unitsLeft(budget, use)) return false;
  if (use === 'rankings' || use === 'tests') return true;
  const share = Math.max(lookupUnits, Math.floor(budget.limit * customerShare));
  return usedByCustomer + units <= share;
}

/** Searches for rankings: still possible today, and on a day when nothing else is asked. */
export function lookupsOf(budget: QuotaBudget): { left: number; perDay: number } {
  const fresh = { limit: budget.limit, used: 0, rankingsUsed: 0, isSpent: false };
  const lookups = (of: QuotaBudget) => Math.floor(unitsLeft(of, 'rankings') / lookupUnits);
  return { left: lookups(budget), perDay: lookups(fresh) };
}

import type { Money } from '../money/money.ts';

export interface QuestTerms {
  minUserSpend: Money;
  minReplenishment: Money;
  /** How often one customer may take the quest. */
  repeatsCount: number;
  /** How many trials the panel gives away in a day; null: as many as are asked for. */
  dailyLimit: number | null;
}

export interface QuestUse {
  spent: Money;
  replenished: Money;
  /** The customer's own trials of this quest that count. */
  used: number;
  /** Everybody's of today. */
  usedToday: number;
}

export interface QuestAccess {
  isDisabledBySpend: boolean;
  isDisabledByReplenishment: boolean;
  repeatsLeft: number;
  isUsedUpToday: boolean;
}

/** What keeps a customer from a quest, each reason by itself, so that a page can name them all. */
export function questAccess(terms: QuestTerms, use: QuestUse): QuestAccess {
  return {
    isDisabledBySpend: use.spent < terms.minUserSpend,
    isDisabledByReplenishment: use.replenished < terms.minReplenishment,
    repeatsLeft: Math.max(0, terms.repeatsCount - use.used),
    isUsedUpToday: terms.dailyLimit !== null && use.usedToday >= terms.dailyLimit,
  };
}

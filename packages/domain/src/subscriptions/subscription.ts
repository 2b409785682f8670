export const subscriptionStatuses = ['in_processing', 'completed', 'canceled'] as const;

/** How many publications one subscription may cover. */
export const maxPublications = 1000;

export type SubscriptionEnd = 'limit-reached' | 'canceled' | 'no-publications' | 'expired';

interface Circumstances {
  now: Date;
  createdAt: Date;
  lastPublicationAt: Date | null;
  /** The subscription ends after this many days without a publication. */
  idleDays: number;
  count: number;
  limit: number;
  /** Until when each service is ordered; null means without end. */
  expiries: readonly (Date | null)[];
}

const day = 24 * 60 * 60 * 1000;

/** Why a subscription ends by itself; undefined while it continues. */
export function subscriptionEnd(facts: Circumstances): SubscriptionEnd | undefined {
  const now = facts.now.getTime();
  if (facts.count >= facts.limit) return 'limit-reached';
  if (facts.expiries.every((expiry) => expiry !== null && expiry.getTime() <= now)) return 'expired';
  const quietSince = (facts.lastPublicationAt ?? facts.createdAt).getTime();
  return now - quietSince >= facts.idleDays * day ? 'no-publications' : undefined;
}

const usualMinutes = 10;
const maxMinutes = 6 * 60;

/** Minutes until the channel is checked again: doubled after each failed check, up to six hours. */
export function minutesUntilNextCheck(failedChecks: number): number {
  return Math.min(usualMinutes * 2 ** Math.min(failedChecks, 10), maxMinutes);
}

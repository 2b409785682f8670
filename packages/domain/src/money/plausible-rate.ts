import type { ExchangeRate } from './exchange.ts';

const day = 86_400_000;

/** A change of a fifth within a day is far more often a mistake than real. */
const dailyPercent = 20n;

/**
 * Whether a fetched rate may replace the last good one. The older that one is, the further the next
 * may be from it, so that a real jump is accepted after some days.
 */
export function isPlausibleRate(
  last: { rate: ExchangeRate; at: Date } | undefined,
  next: { rate: ExchangeRate; at: Date },
): boolean {
  if (!last) return true;
  const days = BigInt(Math.max(1, Math.ceil((next.at.getTime() - last.at.getTime()) / day)));
  const tolerated = (last.rate * dailyPercent * days) / 100n;
  const distance = next.rate > last.rate ? next.rate - last.rate : last.rate - next.rate;
  return distance <= tolerated;
}

import type { OrderParameters } from '../delivery/service-kinds.ts';

interface Wanted {
  link: string;
  quantity: bigint;
  delayMinutes: number;
  /** How many publications are still wanted. */
  posts: number;
  expiresAt: Date | null;
}

/** The minutes that this wire knows. */
const delays = [0, 5, 10, 15, 30, 60, 90];

/**
 * What a provider that watches by itself is told. The quantity is the same for every publication: what is
 * found is billed by it.
 */
export function providerSubscription({
  link,
  quantity,
  delayMinutes,
  posts,
  expiresAt,
}: Wanted): OrderParameters {
  return {
    username: channelName(link),
    min: String(quantity),
    max: String(quantity),
    posts: String(posts),
    delay: String(delays.find((delay) => delay >= delayMinutes) ?? 90),
    ...(expiresAt ? { expiry: dayMonthYear(expiresAt) } : {}),
  };
}

/** `https://example.com/@somebody/` is `somebody`. */
function channelName(link: string): string {
  const parts = (URL.parse(link)?.pathname ?? link).split('/').filter((part) => part !== '');
  return decodeURIComponent(parts.at(-1) ?? '').replace(/^@/, '');
}

function dayMonthYear(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

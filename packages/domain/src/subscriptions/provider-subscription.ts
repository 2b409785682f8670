import type { OrderParameters } from '../delivery/service-kinds.ts';

interface Input {
  link: string;
  quantity: bigint;
  delayMinutes: number;
  /** How many publications are still to be ordered for. */
  posts: number;
  /** How many of them are already published. */
  oldPosts: number;
  expiresAt: Date | null;
}

/** The delays in minutes that the API accepts. */
export const supportedDelays: readonly number[] = [0, 5, 10, 15, 30, 60, 90];

/**
 * Parameters for a provider that watches the channel itself. The quantity is the same for every
 * publication, because each one found is billed by it.
 */
export function providerSubscription({
  link,
  quantity,
  delayMinutes,
  posts,
  oldPosts,
  expiresAt,
}: Input): OrderParameters {
  return {
    username: channelName(link),
    min: String(quantity),
    max: String(quantity),
    posts: String(posts),
    ...(oldPosts > 0 ? { old_posts: String(oldPosts) } : {}),
    delay: String(supportedDelays.find((delay) => delay >= delayMinutes) ?? 90),
    ...(expiresAt ? { expiry: dayMonthYear(expiresAt) } : {}),
  };
}

/** `https://example.com/@somebody/` is `somebody`. */
function channelName(link: string): string {
  const parts = (URL.parse(link)?.pathname ?? link).split('/').filter((part) => part !== '');
  return decodeURIComponent(parts.at(-1) ?? '').replace(/^@/, '');
}

/** A channel's address from its name, in the form of the network's example: `@you` becomes `@somebody`. */
export function channelAddress(example: string, name: string): string | undefined {
  const address = URL.parse(example);
  const parts = address?.pathname.split('/').filter((part) => part !== '');
  const last = parts?.pop();
  if (!address || !parts || last === undefined) return undefined;
  const written = `${last.startsWith('@') ? '@' : ''}${encodeURIComponent(name.replace(/^@/, ''))}`;
  return `${address.origin}/${[...parts, written].join('/')}`;
}

/** The end of a day written as `9/3/2026` (day first); undefined if there is no such day. */
export function endOfDay(text: string): Date | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const end = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 23, 59, 59));
  return end.getUTCDate() === Number(day) && end.getUTCMonth() === Number(month) - 1 ? end : undefined;
}

function dayMonthYear(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

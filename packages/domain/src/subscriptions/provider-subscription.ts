import type { OrderParameters } from '../delivery/service-kinds.ts';

interface Input {
  link: string;
  quantity: bigint;
  delayMinutes: number;
  /** How many publications are still wanted. */
  posts: number;
  /** And how many of those that stand there already. */
  oldPosts: number;
  expiresAt: Date | null;
}

/** The minutes that this wire knows. */
export const supportedDelays: readonly number[] = [0, 5, 10, 15, 30, 60, 90];

/**
 * What a provider that watches by itself is told. The quantity is the same for every publication: what is
 * found is billed by it.
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

/** The other way round, as this network writes its channels: `@you` in the example makes `@somebody`. */
export function channelAddress(example: string, name: string): string | undefined {
  const address = URL.parse(example);
  const parts = address?.pathname.split('/').filter((part) => part !== '');
  const last = parts?.pop();
  if (!address || !parts || last === undefined) return undefined;
  const written = `${last.startsWith('@') ? '@' : ''}${encodeURIComponent(name.replace(/^@/, ''))}`;
  return `${address.origin}/${[...parts, written].join('/')}`;
}

/** The last moment of a day written as `9/3/2026`; undefined for what is none, in whichever order it was meant. */
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

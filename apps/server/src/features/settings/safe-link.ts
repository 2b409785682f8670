import { link } from '@marquee/contract/primitives.ts';

/** https, or a path of the panel itself; anything else leads nowhere. */
export function safeLink(address: string): string | null {
  const trimmed = address.trim();
  return link.safeParse(trimmed).success ? trimmed : null;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { composedKey } from '../../platform/composed-key.ts';
import type { Context } from '../../platform/context.ts';

type Keys = Pick<Context, 'keys' | 'panel'>;

/** Opens the page of one checkout of one panel, and nothing else. It does not expire: it stands in a mail. */
export function orderToken(ctx: Keys, groupId: bigint): string {
  return `${groupId}-${signature(ctx, groupId).toString('base64url')}`;
}

/** The checkout that a token opens; undefined if it was not made for this panel and checkout. */
export function readOrderToken(ctx: Keys, token: string): bigint | undefined {
  const [, number, given] = /^([1-9]\d{0,17})-([\w-]{43})$/.exec(token) ?? [];
  if (number === undefined || given === undefined) return undefined;
  const groupId = BigInt(number);
  // Compared as text: the last letter of the encoding has bits that mean nothing.
  const expected = Buffer.from(signature(ctx, groupId).toString('base64url'));
  return timingSafeEqual(expected, Buffer.from(given)) ? groupId : undefined;
}

/** Where the holder of the token sees the checkout. */
export function orderStatusPath(ctx: Keys, groupId: bigint): string {
  return `/order-status/${orderToken(ctx, groupId)}`;
}

function signature({ keys, panel }: Keys, groupId: bigint): Buffer {
  return createHmac('sha256', keys.derive('order-status')).update(composedKey(panel.id, groupId)).digest();
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';

const cookieName = 'KNOWN_DEVICE';
const lifetimeDays = 365;

/**
 * A signed cookie marks a browser that has signed in before. It has its own attempt limit, so that strangers
 * who guess passwords cannot lock the owner out.
 */
export function setKnownDevice(ctx: Context, reply: Reply, accountId: bigint): void {
  const subject = `${accountId}.${randomBytes(12).toString('base64url')}`;
  reply.cookie(cookieName, `${subject}.${signature(ctx, subject)}`, { maxAge: lifetimeDays * 86_400 });
}

/** The id of this browser if it has signed in to one of the accounts before. */
export function knownDevice(
  ctx: Context,
  incoming: Incoming,
  accountIds: readonly (bigint | undefined)[],
): string | undefined {
  const device = readKnownDevice(ctx, incoming);
  return device && accountIds.includes(device.accountId) ? device.subject : undefined;
}

/** The account this browser signed in to last, whichever that is. */
export function knownAccount(ctx: Context, incoming: Incoming): bigint | undefined {
  return readKnownDevice(ctx, incoming)?.accountId;
}

function readKnownDevice(ctx: Context, incoming: Incoming) {
  const parts = /^((\d{1,18})\.[\w-]{16})\.([\w-]{43})$/.exec(incoming.cookie(cookieName) ?? '');
  const [, subject, accountId, signed] = parts ?? [];
  if (!subject || !accountId || !signed) return undefined;
  const genuine = timingSafeEqual(Buffer.from(signature(ctx, subject)), Buffer.from(signed));
  return genuine ? { subject, accountId: BigInt(accountId) } : undefined;
}

function signature(ctx: Context, subject: string): string {
  const key = ctx.keys.derive(`known-device:${ctx.panel.id}`);
  return createHmac('sha256', key).update(subject).digest('base64url');
}

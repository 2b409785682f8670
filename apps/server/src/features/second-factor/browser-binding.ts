import { createHash, randomBytes } from 'node:crypto';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { Reply } from '../../platform/http/calls/reply.ts';

const cookieName = 'SIGN_IN_BROWSER';
const lifetimeSeconds = 15 * 60;

/** Ties a pending sign-in, passkey challenge or social sign-in to the browser that started it. */
export function newBrowserSecret(reply: Reply): Buffer {
  const secret = randomBytes(32).toString('base64url');
  reply.cookie(cookieName, secret, { maxAge: lifetimeSeconds });
  return hashSecret(secret);
}

export function browserHash(incoming: Pick<Incoming, 'cookie'>): Buffer | undefined {
  const secret = incoming.cookie(cookieName);
  return secret && /^[\w-]{43}$/.test(secret) ? hashSecret(secret) : undefined;
}

/** Reuses this browser's secret, so that a second challenge does not invalidate the first. */
export function reuseBrowserSecret(incoming: Pick<Incoming, 'cookie'>, reply: Reply): Buffer {
  return browserHash(incoming) ?? newBrowserSecret(reply);
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

import { createHash, randomBytes } from 'node:crypto';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { Reply } from '../../platform/http/calls/reply.ts';

const cookieName = 'SIGN_IN_BROWSER';
const lifeInSeconds = 15 * 60;

/** What begins in one browser can only be finished there: a sign-in half done, a passkey's question, a visit to a provider. */
export function newBrowserSecret(reply: Reply): Buffer {
  const secret = randomBytes(32).toString('base64url');
  reply.cookie(cookieName, secret, { maxAge: lifeInSeconds });
  return hashOf(secret);
}

export function browserHash(incoming: Pick<Incoming, 'cookie'>): Buffer | undefined {
  const secret = incoming.cookie(cookieName);
  return secret && /^[\w-]{43}$/.test(secret) ? hashOf(secret) : undefined;
}

/** The one this browser has, lest a second question make the first one's answer worthless. */
export function keptBrowserSecret(incoming: Pick<Incoming, 'cookie'>, reply: Reply): Buffer {
  return browserHash(incoming) ?? newBrowserSecret(reply);
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

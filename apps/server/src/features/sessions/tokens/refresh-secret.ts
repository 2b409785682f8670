import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What the HttpOnly cookie holds: the session's id and a secret of which only the hash is stored. */
export function newRefreshSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

export function isRefreshSecret(secret: string, hash: Buffer): boolean {
  return timingSafeEqual(hashOf(secret), hash);
}

/** `<session id>.<secret>`, or nothing that could be one. */
export function readRefreshCookie(
  value: string | undefined,
): { sessionId: string; secret: string } | undefined {
  const [, sessionId, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

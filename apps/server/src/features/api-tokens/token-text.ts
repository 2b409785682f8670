import { createHash, randomBytes } from 'node:crypto';

/** Recognisable, so that a token which leaks into a repository is found by those who look for such. */
const pattern = /^mq_[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return `mq_${randomBytes(32).toString('base64url')}`;
}

export function isTokenText(text: string): boolean {
  return pattern.test(text);
}

/** 256 random bits cannot be guessed back from a plain hash; no salt is needed, and it can be looked up. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

import { createHash, randomBytes } from 'node:crypto';

/** The prefix lets secret scanners find a token that leaks into a repository. */
const pattern = /^mq_[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return `mq_${randomBytes(32).toString('base64url')}`;
}

export function isTokenText(text: string): boolean {
  return pattern.test(text);
}

/** 256 random bits need no salt, and an unsalted hash can be looked up. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

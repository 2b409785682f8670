import { createHmac, timingSafeEqual } from 'node:crypto';

type Algorithm = 'sha256' | 'sha512';

export function signatureOf(
  secret: string | Uint8Array,
  text: string | Buffer,
  algorithm: Algorithm = 'sha256',
): string {
  return createHmac(algorithm, secret).update(text).digest('hex');
}

/** Compared in constant time, so that timing reveals nothing about the right value. */
export function isSignature(
  secret: string | Uint8Array,
  text: string | Buffer,
  signature: string,
  algorithm: Algorithm = 'sha256',
): boolean {
  const expected = Buffer.from(signatureOf(secret, text, algorithm));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

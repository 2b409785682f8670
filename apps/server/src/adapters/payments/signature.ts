import { createHmac, timingSafeEqual } from 'node:crypto';

export function signatureOf(secret: string | Uint8Array, text: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

export function isSignature(secret: string | Uint8Array, text: string | Buffer, given: string): boolean {
  const expected = Buffer.from(signatureOf(secret, text));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

import { expect, test } from 'vitest';
import { newNonce } from './nonce.ts';

test('no two of a thousand are the same, and each has 128 bits', () => {
  const nonces = Array.from({ length: 1000 }, newNonce);
  expect(new Set(nonces).size).toBe(1000);
  expect(nonces.every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
});

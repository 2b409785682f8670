import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKeys } from './secret-keys.ts';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts secrets that must be read again, such as API keys and TOTP secrets. `purpose` names the table
 * and column and is part of the key, so that a value cannot be decrypted in another place.
 */
export function seal(keys: SecretKeys, purpose: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keys.derive(`seal:${purpose}`), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function unseal(keys: SecretKeys, purpose: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', keys.derive(`seal:${purpose}`), nonce);
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const rest = sealed.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
}

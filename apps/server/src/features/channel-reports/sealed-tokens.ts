import { createHash } from 'node:crypto';

/** What each sealed token is for; a value of one place opens in no other. */
export const refreshPurpose = 'channel_connection.refresh_token';
export const accessPurpose = 'channel_connection.access_token';

export function grantHash(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}

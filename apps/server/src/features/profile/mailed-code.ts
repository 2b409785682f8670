import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';

export function refuseExpired(): never {
  return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
}

/** Codes of 256 bits cannot be guessed, but attempts are limited anyway. */
export async function countCodeAttempt(incoming: Incoming): Promise<void> {
  await incoming.consume('mailed-code', incoming.subnet, { points: 60, seconds: 3600, failClosed: true });
}

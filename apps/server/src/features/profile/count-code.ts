import type { Incoming } from '../../platform/http/calls/incoming.ts';

/** Codes of 256 bits are not guessed; trying must not be free either. */
export async function countCode(incoming: Incoming): Promise<void> {
  await incoming.consume('mailed-code', incoming.subnet, { points: 60, seconds: 3600, failClosed: true });
}

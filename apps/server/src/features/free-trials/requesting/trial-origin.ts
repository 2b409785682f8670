import { createHash, randomBytes } from 'node:crypto';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';

export interface TrialOrigin {
  address: string;
  subnet: string;
  deviceHash: string;
}

const cookieName = 'TRIAL_DEVICE';
const lifetimeSeconds = 365 * 86_400;

/** Where a request comes from. A cookie of its own tells a browser again, whichever account is signed in. */
export function trialOrigin(incoming: Incoming, reply: Reply): TrialOrigin {
  const known = incoming.cookie(cookieName);
  const device = known && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  reply.cookie(cookieName, device, { maxAge: lifetimeSeconds });
  return {
    address: incoming.address.slice(0, 64),
    subnet: incoming.subnet.slice(0, 64),
    deviceHash: createHash('sha256').update(device).digest('hex'),
  };
}

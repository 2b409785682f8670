import type { Context } from '../../../platform/context.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { notify } from '../../notifications/index.ts';
import { knownDevice } from './known-device.ts';

const signInsLookedAt = 100;

/**
 * Tells the owner when somebody gets in from where nobody did before. A browser that was here is known by
 * its proof, or, where it keeps none, by its name and address. The very first sign-in is no news.
 */
export async function notifyNewDevice(tx: Context, incoming: Incoming, accountId: bigint): Promise<void> {
  if (knownDevice(tx, incoming, [accountId])) return;
  const { address, userAgent } = incoming;
  const earlier = await tx.db
    .selectFrom('login_attempt')
    .select(['address', 'user_agent'])
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('succeeded', '=', true)
    .orderBy('id', 'desc')
    .limit(signInsLookedAt)
    .execute();
  const isNews =
    earlier.length > 0 && !earlier.some((one) => one.address === address && one.user_agent === userAgent);
  if (isNews) await notify(tx, accountId, { kind: 'new-device', userAgent, address });
}

import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { notifyCredentialsChanged } from './credentials-changed.ts';
import { forgetFactors, getFactors, hasSecondFactor } from './factors.ts';

/** For a customer who has lost them all. Their sessions end, and they are told: a thief may have asked for it. */
export async function resetFactors(tx: Context, accountId: bigint): Promise<void> {
  const factors = await getFactors(tx, accountId);
  if (!hasSecondFactor(factors)) refuse('wrong_state');
  await forgetFactors(tx, { accountId });
  await notifyCredentialsChanged(tx, { accountId, change: factors.totp ? 'totpOff' : 'passkeyRemoved' });
}

import type { SocialProvider } from '@marquee/contract/social.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { findAccount, socialIdsOf, unlinkSocialId } from '../accounts/index.ts';
import { factorsOf, freshlySignedIn, notifyCredentialsChanged } from '../second-factor/index.ts';

/** Never the last way in. A proven address is one, too: a new password can be sent there. */
export async function disconnectSocial(ctx: Context, provider: SocialProvider): Promise<void> {
  const { accountId } = await freshlySignedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    if (!(await unlinkSocialId(tx, { accountId, provider }))) refuse('not_found');
    const [account, left, { passkeys }] = await Promise.all([
      findAccount(tx, accountId),
      socialIdsOf(tx, accountId),
      factorsOf(tx, accountId),
    ]);
    const wayIn = account?.password_hash || account?.email || left.length > 0 || passkeys > 0;
    if (!wayIn) refuse('last_way_in');
    await notifyCredentialsChanged(tx, { accountId, change: 'socialDisconnected' });
  });
}

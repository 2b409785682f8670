import type { SocialProvider } from '@marquee/contract/account/social.ts';
import type { SocialPerson } from '../../adapters/social/social-adapter.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findAccountBySocialId, linkSocialId, lockProvenAccount } from '../accounts/index.ts';
import { isFresh, notifyCredentialsChanged, recordProof } from '../second-factor/index.ts';
import { isOpenSession } from '../sessions/index.ts';

interface Connection {
  accountId: bigint;
  sessionId: string;
  provider: SocialProvider;
  person: SocialPerson;
}

type Outcome = 'social-connected' | 'social-confirmed' | 'social-taken' | 'sign-in-again';

/**
 * Links a social identity to the account that requested it. If it is linked already, coming back with it
 * proves who they are and makes the session fresh again.
 */
export async function connectPerson(ctx: Context, connection: Connection): Promise<Outcome> {
  const { accountId, sessionId, provider, person } = connection;
  if (!(await isOpenSession(ctx, { accountId, sessionId }))) return 'sign-in-again';
  const holder = await findAccountBySocialId(ctx, { provider, subject: person.subject });
  if (holder === accountId) {
    await recordProof(ctx, sessionId);
    return 'social-confirmed';
  }
  if (holder !== undefined) return 'social-taken';
  if (!(await isFresh(ctx, { sessionId }))) return 'sign-in-again';
  const actor = { kind: 'user' as const, accountId, sessionId, permissions: [], frozen: false };
  return inTransaction({ ...ctx, actor }, async (tx) => {
    await lockProvenAccount(tx);
    const { subject, label } = person;
    if (!(await linkSocialId(tx, { accountId, provider, subject, label }))) return 'social-taken';
    await notifyCredentialsChanged(tx, { accountId, change: 'socialConnected' });
    return 'social-connected';
  });
}

import type { SocialProvider } from '@marquee/contract/account/social.ts';
import type { SocialPerson } from '../../adapters/social/social-adapter.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { violated } from '../../platform/db/violated.ts';
import { refuse } from '../../platform/errors.ts';
import { accountOfSocialId, accountsByEmail, linkSocialId, openSocialAccount } from '../accounts/index.ts';
import { notifyCredentialsChanged } from '../second-factor/index.ts';
import { mailWelcome } from '../sessions/index.ts';

interface Entrant {
  provider: SocialProvider;
  person: SocialPerson;
  affiliateCode?: string;
  origin: string;
}

/**
 * The account that the provider's own id belongs to; else the owner of the address, where the provider and
 * we have both seen it proven; else a new one.
 */
export async function accountForPerson(ctx: Context, entrant: Entrant): Promise<bigint> {
  const known = await accountOfSocialId(ctx, identityOf(entrant));
  if (known !== undefined) return known;
  try {
    return await inTransaction(ctx, (tx) => welcome(tx, entrant));
  } catch (error) {
    // The same person came through another door at the same moment and is known by now.
    const found = await accountOfSocialId(ctx, identityOf(entrant));
    if (found !== undefined) return found;
    if (violated(error, 'account_email')) return inTransaction(ctx, (tx) => welcome(tx, entrant));
    throw error;
  }
}

async function welcome(tx: Context, entrant: Entrant): Promise<bigint> {
  const { person, affiliateCode, origin } = entrant;
  const owner =
    person.email && person.emailIsVerified ? (await accountsByEmail(tx, person.email)).owner : undefined;
  if (owner) {
    if (!(await linkSocialId(tx, { ...identityOf(entrant), accountId: owner.id, label: person.label })))
      // Their account knows another identity of this provider: which of the two is theirs is not ours to say.
      refuse('wrong_state');
    await notifyCredentialsChanged(tx, { accountId: owner.id, change: 'socialConnected' });
    return owner.id;
  }
  const account = await openSocialAccount(tx, { ...person, affiliateCode });
  if (!(await linkSocialId(tx, { ...identityOf(entrant), accountId: account.id, label: person.label })))
    refuse('wrong_state');
  await mailWelcome(tx, account, origin);
  return account.id;
}

function identityOf({ provider, person }: Pick<Entrant, 'provider' | 'person'>) {
  return { provider, subject: person.subject };
}

import type { MarketingVisit } from '@marquee/contract/account/account.ts';
import type { SocialProvider } from '@marquee/contract/account/social.ts';
import type { SocialPerson } from '../../adapters/social/social-adapter.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { violated } from '../../platform/db/violated.ts';
import { refuse } from '../../platform/errors.ts';
import { requireOpenPanel } from '../../platform/panel-standing.ts';
import {
  accountsByEmail,
  findAccountBySocialId,
  linkSocialId,
  openSocialAccount,
} from '../accounts/index.ts';
import { notifyCredentialsChanged } from '../second-factor/index.ts';
import { mailWelcome } from '../sessions/index.ts';

interface SocialLogin {
  provider: SocialProvider;
  person: SocialPerson;
  visit: MarketingVisit;
  origin: string;
  /** Who signed in to this browser last. */
  browserOf: bigint | undefined;
}

/**
 * The account linked to the provider's id; else the owner of the email, if both the provider and we have
 * verified it; else a new account.
 */
export async function accountForPerson(ctx: Context, login: SocialLogin): Promise<bigint> {
  const known = await findAccountBySocialId(ctx, toIdentity(login));
  if (known !== undefined) return known;
  try {
    return await inTransaction(ctx, (tx) => linkOrOpenAccount(tx, login));
  } catch (error) {
    // A concurrent sign-in of the same person may have linked the account in the meantime.
    const found = await findAccountBySocialId(ctx, toIdentity(login));
    if (found !== undefined) return found;
    if (violated(error, 'account_email')) return inTransaction(ctx, (tx) => linkOrOpenAccount(tx, login));
    throw error;
  }
}

async function linkOrOpenAccount(tx: Context, login: SocialLogin): Promise<bigint> {
  const { person, visit, origin, browserOf } = login;
  const owner =
    person.email && person.emailIsVerified ? (await accountsByEmail(tx, person.email)).owner : undefined;
  if (owner) {
    if (!(await linkSocialId(tx, { ...toIdentity(login), accountId: owner.id, label: person.label })))
      // The account is linked to another identity of this provider; we cannot know which one is right.
      refuse('wrong_state');
    await notifyCredentialsChanged(tx, { accountId: owner.id, change: 'socialConnected' });
    return owner.id;
  }
  requireOpenPanel(tx);
  const account = await openSocialAccount(tx, { ...person, visit, browserOf });
  if (!(await linkSocialId(tx, { ...toIdentity(login), accountId: account.id, label: person.label })))
    refuse('wrong_state');
  await mailWelcome(tx, account, origin);
  return account.id;
}

function toIdentity({ provider, person }: Pick<SocialLogin, 'provider' | 'person'>) {
  return { provider, subject: person.subject };
}

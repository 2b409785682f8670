import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import {
  type Account,
  findAccount,
  issueOneTimeCode,
  redeemOneTimeCode,
  takeEmail,
  voidOneTimeCodes,
} from '../accounts/index.ts';
import { countCode } from './count-code.ts';
import { hoursOf, sendProfileMail } from './profile-mail.ts';

/** Who reads the new mailbox opens the link; who read the old one gets a week to take it back. */
export async function confirmEmailChange(ctx: Context, incoming: Incoming, token: string): Promise<void> {
  await countCode(incoming);
  await inTransaction(ctx, async (tx) => {
    const code = await redeemOneTimeCode(tx, { code: token, purposes: ['change-email'] });
    const account = code && (await findAccount(tx, code.account_id));
    const moved = code?.email && (await takeEmail(tx, { accountId: code.account_id, email: code.email }));
    if (!account || !code?.email || !moved)
      return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
    // Links that were mailed to the old address must not open the account any more.
    for (const purpose of ['verify-email', 'password-reset'] as const)
      await voidOneTimeCodes(tx, { accountId: account.id, purpose });
    if (account.email) await tellFormer(tx, account, account.email, code.email, incoming.origin);
  });
}

async function tellFormer(
  tx: Context,
  account: Account,
  former: string,
  email: string,
  origin: string,
): Promise<void> {
  const code = await issueOneTimeCode(tx, {
    purpose: 'undo-email-change',
    accountId: account.id,
    email: former,
    seconds: hoursOf('email-changed') * 3600,
  });
  await sendProfileMail(tx, { template: 'email-changed', account, to: former, address: email, origin, code });
}

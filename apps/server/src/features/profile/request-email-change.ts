import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { accountsByEmail, issueOneTimeCode, voidOneTimeCodes } from '../accounts/index.ts';
import { proveOwner } from '../second-factor/index.ts';
import { hoursOf, sendProfileMail } from './profile-mail.ts';

interface WantedEmail {
  email: string;
  current_password?: string | undefined;
}

/** Nothing changes until the mail to the new address is answered. Whether somebody has it, only its owner learns. */
export async function requestEmailChange(
  ctx: Context,
  incoming: Incoming,
  { email, current_password }: WantedEmail,
): Promise<void> {
  const account = await proveOwner(ctx, incoming, current_password);
  if (email === account.email) refuse('invalid_input', { fields: [{ field: 'email', code: 'invalid' }] });
  const { owner } = await accountsByEmail(ctx, email);
  const { origin } = incoming;
  await inTransaction(ctx, async (tx) => {
    await voidOneTimeCodes(tx, { accountId: account.id, purpose: 'change-email' });
    const code = await issueOneTimeCode(tx, {
      purpose: 'change-email',
      accountId: account.id,
      email,
      seconds: hoursOf('confirm-new-email') * 3600,
    });
    await sendProfileMail(
      tx,
      owner
        ? { template: 'email-taken', account: owner, to: email, origin }
        : { template: 'confirm-new-email', account, to: email, origin, code },
    );
  });
}

import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type Account, accountsByEmail, isGuestAccount, shownEmail } from '../accounts/index.ts';
import { mailPasswordResetJob } from './password-reset/mail-password-reset.job.ts';
import { mailWelcome } from './sign-up/mail-welcome.ts';

/** Sends a link once more, to the account's own address; never to one that somebody else has proven. */
export async function resendMail(
  tx: Context,
  {
    account,
    template,
    origin,
  }: { account: Account; template: 'verify-email' | 'password-reset'; origin: string },
): Promise<void> {
  const email = shownEmail(account);
  if (!email) return refuse('wrong_state');
  const { owner } = await accountsByEmail(tx, email);
  if (owner && owner.id !== account.id) refuse('wrong_state');
  if (template === 'password-reset') {
    await tx.jobs.send(mailPasswordResetJob, {
      panelId: tx.panel.id,
      email,
      origin,
      knownAccountId: account.id,
    });
    return;
  }
  // A guest has neither a session nor a password to open the link with.
  if (account.email !== null || isGuestAccount(account)) refuse('wrong_state');
  await mailWelcome(tx, account, origin, 'verify-email');
}

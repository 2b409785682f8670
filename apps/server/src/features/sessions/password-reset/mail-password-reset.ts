import { createHmac } from 'node:crypto';
import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { composedKey } from '../../../platform/composed-key.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { accountsByEmail, countUsableCodes, issueOneTimeCode } from '../../accounts/index.ts';
import { sendAccountMail } from '../account-mail.ts';

const minutesToReset = 30;
const maxUsableMails = 5;

export async function mailPasswordReset(
  ctx: Context,
  { email, origin, knownAccountId }: { email: string; origin: string; knownAccountId?: bigint | undefined },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { owner, claimants } = await accountsByEmail(tx, email, knownAccountId);
    const account = owner ?? claimants.find(({ is_guest }) => !is_guest) ?? claimants[0];
    if (!account || (await hasEnoughMails(tx, account.id))) return;
    const code = await issueOneTimeCode(tx, {
      purpose: 'password-reset',
      accountId: account.id,
      email,
      seconds: minutesToReset * 60,
      code: deriveCode(tx, account.id),
    });
    // Already issued: an earlier run of this job has sent the mail.
    if (!code) return;
    await sendAccountMail(tx, {
      template: 'password-reset',
      to: email,
      locale: isLocale(account.locale) ? account.locale : defaultLocale,
      account,
      origin,
      path: '/password/reset',
      query: { email, code },
      validFor: { minutes: minutesToReset },
    });
  });
}

/**
 * Strangers may ask for a mailbox's mails from anywhere. It gets no more while the last few links still work for
 * ten minutes: each of them serves the owner.
 */
async function hasEnoughMails(tx: Context, accountId: bigint): Promise<boolean> {
  const until = new Date(tx.clock.now().getTime() + 10 * 60_000);
  const usable = await countUsableCodes(tx, { accountId, purpose: 'password-reset', until });
  return usable >= maxUsableMails;
}

/** The same for every run of one job, and secret because it is derived from a key. */
function deriveCode(ctx: Context, accountId: bigint): string {
  const key = ctx.keys.derive('password-reset');
  return createHmac('sha256', key)
    .update(composedKey(ctx.panel.id, accountId, ctx.requestId))
    .digest('base64url');
}

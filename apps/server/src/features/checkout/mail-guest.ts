import { createHmac } from 'node:crypto';
import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import { composedKey } from '../../platform/composed-key.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { layOutMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findAccount, issueOneTimeCode } from '../accounts/index.ts';
import { panelOrigin } from '../panels/index.ts';
import { mailBrand } from '../settings/index.ts';

const hoursToSetPassword = 72;
/** Anybody can order with anybody's address, so mails to one address are limited. */
const maxMailsPerHour = 5;

/** Mails the owner of an address that something was ordered with it, and how to reach the order. */
export async function mailGuest(
  ctx: Context,
  { accountId, email }: { accountId: bigint; email: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account) return;
    const isNew = account.password_hash === null;
    const code = await issueOneTimeCode(tx, {
      purpose: isNew ? 'password-reset' : 'verify-email',
      accountId,
      email,
      seconds: hoursToSetPassword * 3600,
      code: deriveCode(tx, accountId),
    });
    // Without a code it was issued before: an earlier run of this job has sent the mail.
    if (!code || (await hasReachedMailLimit(tx, { accountId, email }))) return;
    const locale = isLocale(account.locale) ? account.locale : defaultLocale;
    const [brand, origin, t] = await Promise.all([mailBrand(tx), panelOrigin(tx), translator(locale)]);
    const panel = brand.panelName;
    const kind = isNew ? 'guest.newcomer' : 'guest.known';
    const path = isNew ? '/password/reset' : '/login';
    const query = new URLSearchParams({ email, ...(isNew ? { code } : {}), redirect: '/orders' });
    const subject = t('guest.subject', { panel });
    await queueMail(tx, {
      to: email,
      template: 'guest-order',
      locale,
      subject,
      ...layOutMail({
        locale,
        ...brand,
        title: subject,
        paragraphs: [
          t(`${kind}.text`, { panel }),
          ...(isNew
            ? [t('mail.validFor', { duration: t('common.durations.hours', { count: hoursToSetPassword }) })]
            : []),
          t('mail.ignore'),
          t('mail.signature', { panel }),
        ],
        button: { label: t(`${kind}.action`), url: `${origin}${localizedPath(path, locale)}?${query}` },
        footer: t('mail.reason', { panel }),
      }),
    });
  });
}

/** Each mail has its own code, including this one. */
async function hasReachedMailLimit(
  { db, panel, clock }: Context,
  { accountId, email }: { accountId: bigint; email: string },
): Promise<boolean> {
  const { count } = await db
    .selectFrom('one_time_code')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('purpose', 'in', ['password-reset', 'verify-email'])
    .where('email', '=', email)
    .where('created_at', '>', new Date(clock.now().getTime() - 3_600_000))
    .executeTakeFirstOrThrow();
  return count > maxMailsPerHour;
}

/** The same for every run of one job, and unpredictable without the key. */
function deriveCode(ctx: Context, accountId: bigint): string {
  const key = ctx.keys.derive('guest-order');
  return createHmac('sha256', key)
    .update(composedKey(ctx.panel.id, accountId, ctx.requestId))
    .digest('base64url');
}

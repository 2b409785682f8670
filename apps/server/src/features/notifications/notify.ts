import { formatExactTime } from '@marquee/domain/format/date.ts';
import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../platform/context.ts';
import { layOutMail } from '../../platform/mail/layout.ts';
import { type OutgoingMail, queueMails } from '../../platform/mail/queue-mail.ts';
import { type Account, accountsByEmail, findAccounts, isGuestAccount } from '../accounts/index.ts';
import { panelOrigin } from '../panels/index.ts';
import { getSettings, mailBrand, readerNumbers } from '../settings/index.ts';
import { recordNotifications } from './in-app/record-notification.ts';
import type { Notice } from './notice.ts';
import { noticeContent } from './notice-content.ts';
import { flagColumns, flaggedTopic } from './notice-topic.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';
import { withoutFreeText } from './without-free-text.ts';

interface Told {
  accountId: bigint;
  notice: Notice;
}

/**
 * Tells the account in the app, and by a mail in its language, unless it has switched the topic off there or has
 * no address. Inside a transaction both happen with the commit.
 */
export function notify(ctx: Context, accountId: bigint, notice: Notice): Promise<void> {
  return notifyAll(ctx, [{ accountId, notice }]);
}

/** The same for several at once. */
export async function notifyAll(ctx: Context, told: readonly Told[]): Promise<void> {
  const accounts = await findAccounts(
    ctx,
    told.map(({ accountId }) => accountId),
  );
  const known = told.flatMap(({ accountId, notice }) => {
    const account = accounts.get(accountId);
    return account && !account.guest_dismissed_at ? { account, notice } : [];
  });
  await recordNotifications(ctx, known);
  const mails: OutgoingMail[] = [];
  for (const { account, notice } of known) {
    const mail = await writeMail(ctx, account, notice);
    if (mail) mails.push(mail);
  }
  if (mails.length > 0) await queueMails(ctx, mails);
}

async function writeMail(ctx: Context, account: Account, given: Notice): Promise<OutgoingMail | undefined> {
  // A claimed address may be a stranger's: it gets no security mails, and no text that others wrote.
  const to = account.email ?? (await unownedClaim(ctx, account));
  const notice = account.email ? given : withoutFreeText(given);
  if (!to || !notice) return;
  const topic = flaggedTopic(notice.kind);
  if (topic && !account[flagColumns[topic]]) return;

  const locale = isLocale(account.locale) ? account.locale : defaultLocale;
  const numbers = await readerNumbers(ctx, locale);
  const [{ rounding_precision }, brand, origin, t] = await Promise.all([
    getSettings(ctx),
    mailBrand(ctx),
    panelOrigin(ctx),
    translator(locale, numbers),
  ]);
  const panel = brand.panelName;
  const { title, paragraphs, button } = noticeContent(notice, {
    t,
    locale,
    numbers,
    panel,
    precision: rounding_precision,
    at: formatExactTime(ctx.clock.now()),
  });
  // Whoever reads it signs in to an account of their own and adds the guest's orders there.
  const path = isGuestAccount(account) ? '/orders' : (button?.path ?? '/');
  const unsubscribe = topic && unsubscribeLink(ctx, account, { topic, origin, locale });
  const mail = layOutMail({
    locale,
    ...brand,
    title,
    paragraphs: [
      account.email ? t('mail.greeting', { name: account.name }) : t('mail.greetingNameless'),
      ...paragraphs,
      t('mail.signature', { panel }),
    ],
    ...(button ? { button: { label: button.label, url: origin + localizedPath(path, locale) } } : {}),
    footer: t('mail.reason', { panel }),
    ...(unsubscribe ? { unsubscribe: { label: t('mail.unsubscribe'), url: unsubscribe.url } } : {}),
  });
  return {
    to,
    template: notice.kind,
    locale,
    subject: title,
    ...mail,
    headers: {
      ...unsubscribe?.headers,
      ...('replyTo' in notice && notice.replyTo ? { 'Reply-To': notice.replyTo } : {}),
    },
  };
}

/**
 * Once somebody has proven the address, other accounts that claim it are not their affair. A guest's orders are:
 * the owner of the address may add them to their own.
 */
async function unownedClaim(ctx: Context, account: Account): Promise<string | undefined> {
  const { claimed_email } = account;
  if (!claimed_email || isGuestAccount(account)) return claimed_email ?? undefined;
  const { owner } = await accountsByEmail(ctx, claimed_email);
  return owner ? undefined : claimed_email;
}

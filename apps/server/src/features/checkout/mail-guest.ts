import { createHmac } from 'node:crypto';
import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { displayAmount } from '@marquee/domain/money/display.ts';
import { type Money, money } from '@marquee/domain/money/money.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import { composedKey } from '../../platform/composed-key.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { layOutMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { accountsByEmail, findAccount, isGuestAccount, issueOneTimeCode } from '../accounts/index.ts';
import { orderStatusPath } from '../orders/index.ts';
import { panelOrigin } from '../panels/index.ts';
import { getSettings, mailBrand, readerNumbers } from '../settings/index.ts';

const hoursToSetPassword = 72;
/** Anybody can order with anybody's address, so mails to one address are limited. */
const maxMailsPerHour = 5;

interface GuestOrder {
  accountId: bigint;
  groupId: bigint;
  email: string;
}

/**
 * Mails the owner of an address that something was ordered with it, and how to reach the order. Nothing that was
 * typed with the order is in it, as that may be a stranger's.
 */
export async function mailGuest(ctx: Context, { accountId, groupId, email }: GuestOrder): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account || account.guest_dismissed_at) return;
    const { owner } = await accountsByEmail(tx, email);
    const isNew = !owner && isGuestAccount(account);
    const code = await issueOneTimeCode(tx, {
      purpose: 'password-reset',
      accountId,
      email,
      seconds: hoursToSetPassword * 3600,
      code: deriveCode(tx, accountId),
    });
    // Without a code it was issued before: an earlier run of this job has sent the mail.
    if (!code || (await hasReachedMailLimit(tx, email))) return;
    const reader = owner ?? account;
    const locale = isLocale(reader.locale) ? reader.locale : defaultLocale;
    const numbers = await readerNumbers(tx, locale);
    const [brand, origin, t] = await Promise.all([
      mailBrand(tx),
      panelOrigin(tx),
      translator(locale, numbers),
    ]);
    const panel = brand.panelName;
    const { rounding_precision: precision } = await getSettings(tx);
    const total = await groupTotal(tx, groupId);
    const amount = displayAmount(total, { currency: 'USD', precision, exact: true, numbers });
    const kind = isNew ? 'guest.newcomer' : 'guest.known';
    const path = isNew ? '/password/reset' : '/login';
    const query = new URLSearchParams({ email, ...(isNew ? { code } : {}), redirect: '/orders' });
    const accountUrl = `${origin}${localizedPath(path, locale)}?${query}`;
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
          t(`${kind}.text`, { panel, amount }),
          ...(isNew
            ? [t('mail.validFor', { duration: t('common.durations.hours', { count: hoursToSetPassword }) })]
            : []),
          t('guest.notYou'),
          t('mail.signature', { panel }),
        ],
        button: {
          label: t('guest.view'),
          url: `${origin}${localizedPath(orderStatusPath(tx, groupId), locale)}`,
        },
        link: { label: t(`${kind}.action`), url: accountUrl },
        footer: t('guest.reason', { panel }),
      }),
    });
  });
}

async function groupTotal({ db, panel }: Context, groupId: bigint): Promise<Money> {
  const { total } = await db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.sum<bigint>('cost').as('total'))
    .where('panel_id', '=', panel.id)
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return money(BigInt(total ?? 0n));
}

/** Each mail has its own code, including this one. Counted over all guest accounts of the address. */
async function hasReachedMailLimit({ db, panel, clock }: Context, email: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('one_time_code')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', panel.id)
    .where('account_id', 'in', ({ selectFrom }) =>
      selectFrom('account')
        .select('account.id')
        .where('account.panel_id', '=', panel.id)
        .where('account.claimed_email', '=', email)
        .where('account.is_guest', '=', true),
    )
    .where('purpose', '=', 'password-reset')
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

import type { Settings } from '@marquee/contract/shell/settings.ts';
import { numberStyleFor } from '@marquee/domain/format/number-style-of.ts';
import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { amountsTogether } from '@marquee/domain/money/amounts-together.ts';
import { money } from '@marquee/domain/money/money.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../platform/context.ts';
import { layOutMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findAccount } from '../accounts/index.ts';
import { panelOrigin } from '../panels/index.ts';
import { getSettings, mailBrand } from '../settings/index.ts';
import { methodName } from './withdrawal-method.ts';
import { withdrawalRows } from './withdrawal-view.ts';

interface MailContext {
  settings: Settings;
  brand: Awaited<ReturnType<typeof mailBrand>>;
  origin: string;
}

/** Read before the transaction: a cache that loads inside one would need a second connection from the pool. */
export async function loadMailContext(ctx: Context): Promise<MailContext> {
  const [settings, brand, origin] = await Promise.all([getSettings(ctx), mailBrand(ctx), panelOrigin(ctx)]);
  return { settings, brand, origin };
}

/** Mails what was requested, always: somebody else may have taken over the account. */
export async function mailRequest(
  tx: Context,
  { settings, brand, origin }: MailContext,
  withdrawalId: bigint,
): Promise<void> {
  const row = await withdrawalRows(tx).where('withdrawal.id', '=', withdrawalId).executeTakeFirstOrThrow();
  const account = await findAccount(tx, row.account_id);
  if (!account?.email) return;
  const locale = isLocale(account.locale) ? account.locale : defaultLocale;
  const numbers = numberStyleFor(locale, settings.numbers_by_language);
  const t = await translator(locale, numbers);
  const precision = settings.rounding_precision;
  const { total } = amountsTogether({ currency: 'USD', precision, rounding: 'down', numbers });
  const values = {
    number: String(row.id),
    amount: total(money(row.amount)),
    payout: total(money(row.amount - row.fee)),
    method: methodName(row, locale),
    account: row.account_number,
  };
  await queueMail(tx, {
    to: account.email,
    template: 'withdrawal-requested',
    locale,
    subject: t('payouts.requested.subject', values),
    ...layOutMail({
      locale,
      ...brand,
      title: t('payouts.requested.title'),
      paragraphs: [
        t('mail.greeting', { name: account.name }),
        t('payouts.requested.text', values),
        t('mail.signature', { panel: settings.panelName }),
      ],
      button: {
        label: t('payouts.action'),
        url: `${origin}${localizedPath('/withdrawal', locale)}`,
      },
      footer: t('mail.reason', { panel: settings.panelName }),
    }),
  });
}

import { formatDate } from '@marquee/domain/format/date.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import type { Translator } from '@marquee/i18n/translator.ts';
import type { Notice } from './notice.ts';
import type { NoticeContent } from './notice-content.ts';

type ChildPanelNotice = Extract<Notice, { kind: 'child-panel' }>;

/** What happens to a panel that the customer rents, and what it costs to go on. */
export function childPanelContent(
  { event, domain, price, date, reason }: ChildPanelNotice,
  { t, shown }: { t: Translator; shown: (amount: Money) => string },
): NoticeContent {
  const values = { domain, price: shown(price), date: date ? formatDate(date) : '' };
  return {
    title: t(`mail.childPanel.${event}.title`, values),
    paragraphs: [t(`mail.childPanel.${event}.text`, values), ...(reason ? [reason] : [])],
    button: { label: t('mail.childPanel.button'), path: '/child-panels' },
  };
}

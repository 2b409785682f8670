import type { Money } from '@marquee/domain/money/money.ts';
import type { Translator } from '@marquee/i18n/translator.ts';
import type { Notice } from './notice.ts';
import type { NoticeContent } from './notice-content.ts';

const waitingPhrases = {
  balance: 'mail.subscription.waiting.text',
  card_declined: 'mail.subscription.waiting.declined',
  card_unusable: 'mail.subscription.waiting.card',
  card_too_small: 'mail.subscription.waiting.limit',
  card_too_big: 'mail.subscription.waiting.limit',
} as const;

/** Without the button, which all of them share. */
export function subscriptionNoticeContent(
  notice: Extract<Notice, { subscriptionId: bigint }>,
  t: Translator,
  shown: (amount: Money) => string,
): Pick<NoticeContent, 'title' | 'paragraphs'> {
  const { name } = notice;
  switch (notice.kind) {
    case 'subscription-waiting':
      return {
        title: t('mail.subscription.waiting.title', { name }),
        paragraphs: [t(waitingPhrases[notice.reason], { name, amount: shown(notice.needed) })],
      };
    case 'subscription-ordered': {
      const values = { name, amount: shown(notice.charged), publication: notice.publicationUrl };
      return {
        title: t('mail.subscription.ordered.title', { name }),
        paragraphs: [t('mail.subscription.ordered.text', values)],
      };
    }
    case 'subscription-ended': {
      const why = endReasons[notice.why];
      return {
        title: t('mail.subscription.ended.title', { name }),
        paragraphs: [t('mail.subscription.ended.text', { name, why })],
      };
    }
  }
}

const endReasons = {
  'limit-reached': 'limitReached',
  canceled: 'canceled',
  'no-publications': 'noPublications',
} as const;

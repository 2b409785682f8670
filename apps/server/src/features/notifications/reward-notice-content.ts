import type { Money } from '@marquee/domain/money/money.ts';
import type { Translator } from '@marquee/i18n/translator.ts';
import type { Notice } from './notice.ts';
import type { NoticeContent } from './notice-content.ts';

type RewardNotice = Extract<Notice, { kind: `reward-${string}` }>;

const phrases = {
  'reward-earned': 'earned',
  'reward-held': 'held',
  'reward-refused': 'refused',
  'reward-reversed': 'reversed',
} as const;
const pages = { referral: '/referral-program', widget: '/order-widgets' } as const;

export function rewardNoticeContent(
  { kind, program, amount, orders }: RewardNotice,
  { t, count, shown }: { t: Translator; count: (value: number) => string; shown: (amount: Money) => string },
): NoticeContent {
  const phrase = phrases[kind];
  return {
    title: t(`mail.rewards.${phrase}.title`, { amount: shown(amount) }),
    paragraphs: [
      t(`mail.rewards.orders.${program}`, { count: count(orders) }),
      t(`mail.rewards.${phrase}.text`),
    ],
    button: { label: t('mail.rewards.button'), path: pages[program] },
  };
}

import { formatCount } from '@marquee/domain/format/number.ts';
import { displayAmount } from '@marquee/domain/money/display.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import type { Translator } from '@marquee/i18n/translator.ts';
import type { Notice } from './notice.ts';

export interface NoticeContent {
  /** Also the subject. */
  title: string;
  paragraphs: readonly string[];
  /** Where the button leads, within the panel. */
  path: string;
  action: string;
}

interface Wording {
  t: Translator;
  /** The panel's decimals. */
  precision: number;
  /** When it happened, as a reader understands it. */
  at: string;
}

const longestQuote = 2000;

/** The words of a notice. What people typed travels as a value and is escaped by the layout. */
export function noticeContent(notice: Notice, { t, precision, at }: Wording): NoticeContent {
  const shown = (amount: Money, rounding: 'up' | 'down' = 'down') =>
    displayAmount(amount, { currency: 'USD', precision, rounding });
  const order = (path: bigint) => ({ path: `/orders/${path}`, action: t('mail.actions.order') });
  const money = { path: '/finances', action: t('mail.actions.payment') };
  const profile = { path: '/profile', action: t('mail.actions.security') };
  const papers = { path: '/card-verification', action: t('mail.actions.verification') };
  const warned = (text: string) => [text, t('mail.security.when', { at }), t('mail.security.notYou')];

  switch (notice.kind) {
    case 'order-created':
    case 'order-completed':
    case 'order-canceled':
    case 'order-partial': {
      const kind = notice.kind.slice('order-'.length) as 'created' | 'completed' | 'canceled' | 'partial';
      const values = {
        order: String(notice.orderId),
        service: notice.service,
        quantity: formatCount(notice.quantity),
        delivered: 'delivered' in notice ? formatCount(notice.delivered) : '',
        charged: 'charged' in notice ? shown(notice.charged, 'up') : '',
        refunded: 'refunded' in notice ? shown(notice.refunded) : '',
      };
      const paragraphs = [t(`mail.order.${kind}.text`, values)];
      return { title: t(`mail.order.${kind}.title`, values), paragraphs, ...order(notice.orderId) };
    }
    case 'payment-received':
    case 'payment-in-moderation':
    case 'payment-rejected':
    case 'payment-refunded': {
      const kind = paymentPhrases[notice.kind];
      const values = { amount: shown(notice.amount), invoice: String(notice.invoiceId) };
      const reason = 'reason' in notice && notice.reason ? [notice.reason] : [];
      const paragraphs = [t(`mail.payment.${kind}.text`, values), ...reason];
      return { title: t(`mail.payment.${kind}.title`, values), paragraphs, ...money };
    }
    case 'subscription-waiting':
    case 'subscription-ordered':
    case 'subscription-ended': {
      const link = {
        path: `/subscriptions/${notice.subscriptionId}`,
        action: t('mail.actions.subscription'),
      };
      return { ...subscriptionWords(notice, t, shown), ...link };
    }
    case 'ticket-answered':
      return {
        title: t('mail.ticket.title', { ticket: String(notice.ticketId), subject: notice.subject }),
        paragraphs: [
          ...(notice.replyTo ? [t('mail.ticket.replyAbove')] : []),
          notice.text.slice(0, longestQuote).toWellFormed(),
          ...(notice.replyTo ? [] : [t('mail.ticket.replyThere')]),
        ],
        path: `/tickets/${notice.ticketId}`,
        action: t('mail.actions.ticket'),
      };
    case 'verification-approved':
      return {
        title: t('mail.verification.approved.title'),
        paragraphs: [t('mail.verification.approved.text')],
        ...papers,
      };
    case 'verification-rejected':
      return {
        title: t('mail.verification.rejected.title'),
        paragraphs: [t('mail.verification.rejected.text'), notice.reason],
        ...papers,
      };
    case 'new-device':
      return {
        title: t('mail.security.newDevice.title'),
        paragraphs: warned(
          t('mail.security.newDevice.text', { device: notice.device, address: notice.address }),
        ),
        ...profile,
      };
    case 'password-changed':
      return {
        title: t('mail.security.passwordChanged.title'),
        paragraphs: warned(t('mail.security.passwordChanged.text')),
        ...profile,
      };
    case 'factor-changed':
      return {
        title: t('mail.security.factorChanged.title'),
        paragraphs: warned(t('mail.security.factorChanged.text', { change: factorChange(notice) })),
        ...profile,
      };
    case 'email-changed':
      return {
        title: t('mail.security.emailChanged.title'),
        paragraphs: warned(t('mail.security.emailChanged.text', { email: masked(notice.newEmail) })),
        ...profile,
      };
  }
}

const paymentPhrases = {
  'payment-received': 'received',
  'payment-in-moderation': 'inModeration',
  'payment-rejected': 'rejected',
  'payment-refunded': 'refunded',
} as const;

function subscriptionWords(
  notice: Extract<Notice, { subscriptionId: bigint }>,
  t: Translator,
  shown: (amount: Money, rounding?: 'up' | 'down') => string,
): Pick<NoticeContent, 'title' | 'paragraphs'> {
  const { name } = notice;
  switch (notice.kind) {
    case 'subscription-waiting':
      return {
        title: t('mail.subscription.waiting.title', { name }),
        paragraphs: [t('mail.subscription.waiting.text', { name, amount: shown(notice.needed, 'up') })],
      };
    case 'subscription-ordered': {
      const values = { name, amount: shown(notice.charged, 'up'), publication: notice.publicationUrl };
      return {
        title: t('mail.subscription.ordered.title', { name }),
        paragraphs: [t('mail.subscription.ordered.text', values)],
      };
    }
    case 'subscription-ended': {
      const why = endings[notice.why];
      return {
        title: t('mail.subscription.ended.title', { name }),
        paragraphs: [t('mail.subscription.ended.text', { name, why })],
      };
    }
  }
}

const endings = {
  'limit-reached': 'limitReached',
  canceled: 'canceled',
  'no-publications': 'noPublications',
} as const;

function factorChange({ factor, change }: Extract<Notice, { kind: 'factor-changed' }>): string {
  if (factor === 'recovery-codes') return 'codesRenewed';
  return `${factor}${change === 'removed' ? 'Removed' : 'Added'}`;
}

/** Whoever reads the old mailbox need not learn the new address, only whether it is known. */
function masked(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${host}`;
}

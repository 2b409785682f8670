import { describeDevice } from '@marquee/domain/devices/describe-device.ts';
import { formatCount } from '@marquee/domain/format/number.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { amountsTogether } from '@marquee/domain/money/amounts-together.ts';
import type { EnglishPhrases } from '@marquee/i18n/generated/phrases.ts';
import type { Translator } from '@marquee/i18n/translator.ts';
import { campaignContent } from './campaign-notice-content.ts';
import { childPanelContent } from './child-panel-notice-content.ts';
import { freeTrialContent } from './free-trial-notice-content.ts';
import { gradeNoticeContent } from './grade-notice-content.ts';
import type { Notice } from './notice.ts';
import { rewardNoticeContent } from './reward-notice-content.ts';
import { subscriptionNoticeContent } from './subscription-notice-content.ts';

export interface NoticeContent {
  /** Also the subject. */
  title: string;
  paragraphs: readonly string[];
  /** A path of the panel. */
  button?: { label: string; path: string };
}

interface Wording {
  t: Translator;
  /** That of `t`. */
  locale: Locale;
  numbers: NumberStyle;
  panel: string;
  /** The panel's decimals. */
  precision: number;
  /** When it happened, formatted for the reader. */
  at: string;
}

const longestQuote = 2000;
const mostNamed = 20;

/** The text of a notice. User input is passed as a value and escaped by the layout. */
export function noticeContent(
  notice: Notice,
  { t, locale, numbers, panel, precision, at }: Wording,
): NoticeContent {
  const count = (value: bigint | number) => formatCount(value, numbers);
  // A mail cannot show more on request, so it shows every decimal.
  const { total: shown } = amountsTogether({ currency: 'USD', precision, rounding: 'down', numbers });
  const linkTo = (path: string, kind: keyof EnglishPhrases['mail']['actions']) => ({
    button: { path, label: t(`mail.actions.${kind}`) },
  });
  const verificationLink = linkTo('/card-verification', 'verification');
  const warning = (title: string, text: string, path: string): NoticeContent => ({
    title,
    paragraphs: [text, t('mail.security.when', { at }), t('mail.security.notYou')],
    ...linkTo(path, 'security'),
  });

  switch (notice.kind) {
    case 'order-created':
    case 'order-completed':
    case 'order-canceled':
    case 'order-partial': {
      const kind = notice.kind.slice('order-'.length) as 'created' | 'completed' | 'canceled' | 'partial';
      const values = {
        order: String(notice.orderId),
        service: notice.service,
        quantity: count(notice.quantity),
        delivered: 'delivered' in notice ? count(notice.delivered) : '',
        charged: 'charged' in notice ? shown(notice.charged) : '',
        refunded: 'refunded' in notice ? shown(notice.refunded) : '',
      };
      const paragraphs = [t(`mail.order.${kind}.text`, values)];
      return {
        title: t(`mail.order.${kind}.title`, values),
        paragraphs,
        ...linkTo(`/orders/${notice.orderId}`, 'order'),
      };
    }
    case 'payment-received':
    case 'payment-in-moderation':
    case 'payment-rejected':
    case 'payment-refunded': {
      const kind = paymentPhrases[notice.kind];
      const values = { amount: shown(notice.amount), invoice: String(notice.invoiceId) };
      const reason = 'reason' in notice && notice.reason ? [notice.reason] : [];
      const claim =
        'claimUrl' in notice && notice.claimUrl ? [t('mail.payment.claim', { url: notice.claimUrl })] : [];
      const paragraphs = [t(`mail.payment.${kind}.text`, values), ...reason, ...claim];
      return {
        title: t(`mail.payment.${kind}.title`, values),
        paragraphs,
        ...linkTo('/finances', 'payment'),
      };
    }
    case 'withdrawal-paid':
    case 'withdrawal-rejected': {
      const kind = notice.kind === 'withdrawal-paid' ? 'paid' : 'rejected';
      const values = {
        number: String(notice.withdrawalId),
        amount: shown(notice.amount),
        method: notice.method,
        payout: 'payout' in notice ? shown(notice.payout) : '',
        account: 'account' in notice ? notice.account : '',
        reference: 'reference' in notice ? notice.reference : '',
        reason: 'reason' in notice ? notice.reason : '',
      };
      return {
        title: t(`payouts.${kind}.title`, values),
        paragraphs: [t(`payouts.${kind}.text`, values)],
        button: { path: '/withdrawal', label: t('payouts.action') },
      };
    }
    case 'card-expiring':
    case 'card-expired': {
      const { card, month } = notice;
      const kind = notice.kind === 'card-expired' ? 'expired' : 'expiring';
      return {
        title: t(`mail.card.${kind}.title`, { card }),
        paragraphs: [t(`mail.card.${kind}.text`, { card, month })],
        ...linkTo('/linked-cards', 'cards'),
      };
    }
    case 'subscription-waiting':
    case 'subscription-ordered':
    case 'subscription-ended':
      return {
        ...subscriptionNoticeContent(notice, t, shown),
        ...linkTo(`/subscriptions/${notice.subscriptionId}`, 'subscription'),
      };
    case 'ticket-answered': {
      const ticket = String(notice.ticketId);
      const { subject, text, replyTo } = notice;
      return {
        title:
          subject === undefined
            ? t('mail.ticket.titleOnly', { ticket })
            : t('mail.ticket.title', { ticket, subject }),
        paragraphs: [
          ...(replyTo ? [t('mail.ticket.replyAbove')] : []),
          ...(text === undefined ? [] : [text.slice(0, longestQuote).toWellFormed()]),
          ...(replyTo ? [] : [t('mail.ticket.replyThere')]),
        ],
        ...linkTo(`/tickets/${ticket}`, 'ticket'),
      };
    }
    case 'grade-reached':
    case 'grade-lowered':
    case 'grade-falling':
    case 'grade-ending':
      return gradeNoticeContent(notice, { t, locale, numbers, shown });
    case 'reward-earned':
    case 'reward-held':
    case 'reward-refused':
    case 'reward-reversed':
      return rewardNoticeContent(notice, { t, count, shown });
    case 'verification-approved':
      return {
        title: t('mail.verification.approved.title'),
        paragraphs: [t('mail.verification.approved.text')],
        ...verificationLink,
      };
    case 'verification-rejected':
      return {
        title: t('mail.verification.rejected.title'),
        paragraphs: [t('mail.verification.rejected.text'), notice.reason],
        ...verificationLink,
      };
    case 'free-trial-rejected':
      return freeTrialContent(notice, t);
    case 'channel-disconnected':
      return {
        title: t('channelNotices.disconnected.title', { channel: notice.channel }),
        paragraphs: [t('channelNotices.disconnected.text', { channel: notice.channel })],
        button: { path: '/channel-statistics', label: t('channelNotices.action') },
      };
    case 'child-orders-waiting': {
      const { childPanel, orders, missing } = notice;
      return {
        title: t('mail.childOrders.title', { count: orders, panel: childPanel }),
        paragraphs: [
          t('mail.childOrders.text', { count: orders, panel: childPanel, amount: shown(missing) }),
        ],
        button: { path: '/add-funds', label: t('mail.childOrders.action') },
      };
    }
    case 'child-panel':
      return childPanelContent(notice, { t, shown });
    case 'campaign-plan':
    case 'campaign-finished':
    case 'campaign-alert':
      return campaignContent(notice, { t, count, shown });
    case 'new-device': {
      const values = { device: deviceName(notice.userAgent, t), address: notice.address };
      return warning(
        t('mail.security.newDevice.title'),
        t('mail.security.newDevice.text', values),
        '/profile',
      );
    }
    case 'password-changed':
      return warning(
        t('mail.security.passwordChanged.title'),
        t('mail.security.passwordChanged.text'),
        '/profile',
      );
    case 'factor-changed':
      return warning(
        t('mail.security.factorChanged.title'),
        t(`mail.security.factorChanged.${notice.change}`, { panel }),
        '/security',
      );
    case 'webhook-off':
      return {
        title: t('mail.delivery.webhookOff.title'),
        paragraphs: [t('mail.delivery.webhookOff.text', { url: notice.url })],
        ...linkTo('/webhooks', 'webhooks'),
      };
    case 'provider-low': {
      const { provider, balance } = notice;
      return {
        title: t('mail.delivery.providerLow.title', { provider }),
        paragraphs: [t('mail.delivery.providerLow.text', { provider, balance })],
      };
    }
    case 'provider-shrunken': {
      const values = { provider: notice.provider, listed: count(notice.listed) };
      return {
        title: t('mail.delivery.providerShrunken.title', values),
        paragraphs: [t('mail.delivery.providerShrunken.text', values)],
      };
    }
    case 'provider-changed': {
      const { provider, kind: _, ...counts } = notice;
      const shownCounts = (['held', 'offSale', 'followed', 'rejected'] as const).filter(
        (name) => counts[name] > 0,
      );
      return {
        title: t('mail.delivery.providerChanged.title', { provider }),
        paragraphs: [
          t('mail.delivery.providerChanged.text', { provider }),
          ...shownCounts.map((name) =>
            t(`mail.delivery.providerChanged.${name}`, { count: count(counts[name]) }),
          ),
        ],
      };
    }
    case 'provider-held': {
      const { provider, reported, currency } = notice;
      return {
        title: t('mail.delivery.providerHeld.title', { provider }),
        paragraphs: [t('mail.delivery.providerHeld.text', { provider, reported, currency })],
      };
    }
    case 'returned-twice': {
      const values = { payment: String(notice.invoiceId), amount: shown(notice.amount) };
      return {
        title: t('mail.delivery.paymentReturnedTwice.title', values),
        paragraphs: [t('mail.delivery.paymentReturnedTwice.text', values)],
      };
    }
    case 'orders-unknown': {
      const { orderIds } = notice;
      const named = orderIds.slice(0, mostNamed).join(', ');
      const orders = orderIds.length > mostNamed ? `${named} …` : named;
      return {
        title: t('mail.delivery.ordersUnknown.title', { count: count(orderIds.length) }),
        paragraphs: [t('mail.delivery.ordersUnknown.text', { orders })],
      };
    }
    case 'outgoing-held':
      return {
        title: t('mail.delivery.outgoingHeld.title', { panel }),
        paragraphs: [t('mail.delivery.outgoingHeld.text', { panel })],
      };
    case 'api-key-made':
      return warning(
        t('mail.security.apiKeyMade.title'),
        t('mail.security.apiKeyMade.text', { panel }),
        '/api',
      );
    case 'account-closed':
      return {
        title: t('mail.security.accountClosed.title'),
        paragraphs: [t('mail.security.accountClosed.text', { panel }), t('mail.security.when', { at })],
      };
  }
}

const paymentPhrases = {
  'payment-received': 'received',
  'payment-in-moderation': 'inModeration',
  'payment-rejected': 'rejected',
  'payment-refunded': 'refunded',
} as const;

function deviceName(userAgent: string, t: Translator): string {
  const { browser, system, kind } = describeDevice(userAgent);
  if (browser && system) return t('profile.sessions.device', { browser, system });
  if (kind === 'program') return t('profile.sessions.program');
  return browser ?? system ?? t('profile.sessions.unknown');
}

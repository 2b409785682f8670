import type { Money } from '@marquee/domain/money/money.ts';

interface AboutOrder {
  orderId: bigint;
  /** The service as the customer knows it. */
  service: string;
  quantity: bigint;
}

interface AboutPayment {
  invoiceId: bigint;
  amount: Money;
}

interface AboutCard {
  card: string;
  /** The last it is good in: 07/2031. */
  month: string;
}

interface AboutSubscription {
  subscriptionId: bigint;
  name: string;
}

/** How else than by a new password the ways into an account may change. */
export type CredentialsChange =
  | 'totpOn'
  | 'totpOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesRenewed'
  | 'socialConnected'
  | 'socialDisconnected';

/** What may be told to an account, with all that the mail says; `notify` finds the words and the address. */
export type Notice =
  | (AboutOrder & { kind: 'order-created'; charged: Money })
  | (AboutOrder & { kind: 'order-completed' })
  | (AboutOrder & { kind: 'order-canceled'; refunded: Money })
  | (AboutOrder & { kind: 'order-partial'; delivered: bigint; refunded: Money })
  | (AboutPayment & { kind: 'payment-received' })
  | (AboutPayment & { kind: 'payment-in-moderation' })
  | (AboutPayment & { kind: 'payment-rejected'; reason?: string })
  /** `claimUrl`: where it has to be collected, when it cannot be sent. */
  | (AboutPayment & { kind: 'payment-refunded'; claimUrl?: string })
  | (AboutCard & { kind: 'card-expiring' })
  | (AboutCard & { kind: 'card-expired' })
  | (AboutSubscription & { kind: 'subscription-waiting'; needed: Money })
  | (AboutSubscription & { kind: 'subscription-ordered'; publicationUrl: string; charged: Money })
  | (AboutSubscription & {
      kind: 'subscription-ended';
      why: 'limit-reached' | 'canceled' | 'no-publications';
    })
  | {
      kind: 'ticket-answered';
      ticketId: bigint;
      subject: string;
      text: string;
      /** Where an answer by mail goes, if the panel receives any. */
      replyTo?: string;
    }
  | { kind: 'verification-approved' }
  | { kind: 'verification-rejected'; reason: string }
  | { kind: 'new-device'; userAgent: string; address: string }
  | { kind: 'password-changed' }
  | { kind: 'factor-changed'; change: CredentialsChange }
  | { kind: 'api-key-made' }
  | { kind: 'webhook-off'; url: string }
  /** For the panel's own people. */
  | { kind: 'provider-low'; provider: string; balance: string }
  | { kind: 'account-closed' };

export type NoticeKind = Notice['kind'];

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

interface AboutSubscription {
  subscriptionId: bigint;
  name: string;
}

/** What may be told to an account, with all that the mail says; `notify` finds the words and the address. */
export type Notice =
  | (AboutOrder & { kind: 'order-created'; charged: Money })
  | (AboutOrder & { kind: 'order-completed' })
  | (AboutOrder & { kind: 'order-canceled'; refunded: Money })
  | (AboutOrder & { kind: 'order-partial'; delivered: bigint; refunded: Money })
  | (AboutPayment & { kind: 'payment-received' })
  | (AboutPayment & { kind: 'payment-in-moderation' })
  | (AboutPayment & { kind: 'payment-rejected'; reason?: string })
  | (AboutPayment & { kind: 'payment-refunded' })
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
  | { kind: 'new-device'; device: string; address: string }
  | { kind: 'password-changed' }
  | {
      kind: 'factor-changed';
      change: 'added' | 'removed' | 'renewed';
      factor: 'authenticator' | 'passkey' | 'recovery-codes';
    }
  /** Goes to the address the account had before: the new one may be a thief's. */
  | { kind: 'email-changed'; formerEmail: string; newEmail: string };

export type NoticeKind = Notice['kind'];

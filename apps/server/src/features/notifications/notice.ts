import type { RewardProgram } from '@marquee/domain/earning/reward-news.ts';
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

interface AboutWithdrawal {
  withdrawalId: bigint;
  amount: Money;
  /** The way of payment as the customer knows it. */
  method: string;
}

interface AboutCard {
  card: string;
  /** The last month it is valid in: 07/2031. */
  month: string;
}

interface AboutSubscription {
  subscriptionId: bigint;
  name: string;
}

interface AboutGradesEnd {
  /** In the customer's language. */
  grade: string;
  /** ISO: the grade is theirs until then. */
  until: string;
  /** What must be spent to keep it. */
  toKeep: Money;
}

/** What happens to a child panel; its owner is told in the panel that it was rented from. */
export type ChildPanelEvent =
  | 'opened'
  | 'renewing'
  | 'ending'
  | 'renewed'
  | 'expired'
  | 'frozen'
  | 'terminated'
  | 'refunded'
  | 'held'
  | 'released'
  | 'elsewhere';

/** What happens to a customer's plan for keyword campaigns. */
export type CampaignPlanEvent =
  | 'trialEnding'
  | 'ending'
  | 'shrinking'
  | 'renewed'
  | 'shrunk'
  | 'lapsed'
  | 'ended';

/** A keyword that entered or left the first so many places; null: beyond the last place looked at. */
export interface KeywordMove {
  keyword: string;
  country: string;
  before: number | null;
  after: number | null;
  place: number;
  entered: boolean;
}

/** What has gathered since the last notice of its kind. */
interface AboutRewards {
  program: RewardProgram;
  amount: Money;
  orders: number;
}

type WaitingReason = 'balance' | 'card_unusable' | 'card_declined' | 'card_too_small' | 'card_too_big';

/** Changes to sign-in methods other than the password. */
export type CredentialsChange =
  | 'totpOn'
  | 'totpOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesRenewed'
  | 'socialConnected'
  | 'socialDisconnected';

/** Everything an account can be notified of, with the values the mail needs. */
export type Notice =
  | (AboutOrder & { kind: 'order-created'; charged: Money })
  | (AboutOrder & { kind: 'order-completed' })
  | (AboutOrder & { kind: 'order-canceled'; refunded: Money })
  | (AboutOrder & { kind: 'order-partial'; delivered: bigint; refunded: Money })
  | (AboutPayment & { kind: 'payment-received' })
  | (AboutPayment & { kind: 'payment-in-moderation' })
  | (AboutPayment & { kind: 'payment-rejected'; reason?: string })
  /** `claimUrl`: where the customer collects a refund that cannot be sent back. */
  | (AboutPayment & { kind: 'payment-refunded'; claimUrl?: string })
  | (AboutWithdrawal & { kind: 'withdrawal-paid'; payout: Money; account: string; reference: string })
  | (AboutWithdrawal & { kind: 'withdrawal-rejected'; reason: string })
  | (AboutCard & { kind: 'card-expiring' })
  | (AboutCard & { kind: 'card-expired' })
  | (AboutSubscription & { kind: 'subscription-waiting'; needed: Money; reason: WaitingReason })
  | (AboutSubscription & { kind: 'subscription-ordered'; publicationUrl: string; charged: Money })
  | (AboutSubscription & {
      kind: 'subscription-ended';
      why: 'limit-reached' | 'canceled' | 'no-publications';
    })
  | {
      kind: 'ticket-answered';
      ticketId: bigint;
      /** Omitted in mails to an address that nobody has proven. */
      subject?: string;
      text?: string;
      /** Where a reply by mail goes, if the panel receives mail. */
      replyTo?: string;
    }
  | { kind: 'verification-approved' }
  | { kind: 'verification-rejected'; reason: string }
  /** `discount`: parts per million off every order. */
  | { kind: 'grade-reached'; grade: string; discount: number }
  /** `grade` is empty without one. */
  | { kind: 'grade-lowered'; grade: string; before: string }
  | (AboutGradesEnd & { kind: 'grade-falling' })
  | (AboutGradesEnd & { kind: 'grade-ending' })
  | (AboutRewards & { kind: 'reward-earned' })
  | (AboutRewards & { kind: 'reward-held' })
  | (AboutRewards & { kind: 'reward-refused' })
  | (AboutRewards & { kind: 'reward-reversed' })
  | { kind: 'free-trial-rejected'; reason: string }
  /** The video network no longer lets us read the channel's reports. */
  | { kind: 'channel-disconnected'; channel: string }
  /** To the owner, in the parent panel: `missing` is what the balance lacks for all of them. */
  | { kind: 'child-orders-waiting'; childPanel: string; orders: number; missing: Money }
  | {
      kind: 'child-panel';
      event: ChildPanelEvent;
      domain: string;
      /** A month. */
      price: Money;
      /** ISO: until when it is paid, or when the next step comes. */
      date?: string;
      /** Why staff closed it. */
      reason?: string;
    }
  | {
      kind: 'campaign-plan';
      event: CampaignPlanEvent;
      plan: string;
      /** A month. */
      price: Money;
      limit: number;
      /** ISO: when it ends, or until when it is paid. */
      date: string;
      /** How many pause. */
      campaigns: number;
    }
  | { kind: 'campaign-finished'; campaignId: bigint; title: string }
  | {
      kind: 'campaign-alert';
      campaignId: bigint;
      title: string;
      /** `2026-11-16`, as the video network counts days. */
      day: string;
      moves: readonly KeywordMove[];
    }
  | { kind: 'new-device'; userAgent: string; address: string }
  | { kind: 'password-changed' }
  | { kind: 'factor-changed'; change: CredentialsChange }
  | { kind: 'api-key-made' }
  | { kind: 'webhook-off'; url: string }
  /** For staff. */
  | { kind: 'provider-low'; provider: string; balance: string }
  | { kind: 'provider-shrunken'; provider: string; listed: number }
  | {
      kind: 'provider-changed';
      provider: string;
      /** Offers that wait for a decision. */
      held: number;
      /** Services that left the catalogue. */
      offSale: number;
      /** Prices that jumped and were followed. */
      followed: number;
      /** Rows of the list that cannot be used. */
      rejected: number;
    }
  | { kind: 'provider-held'; provider: string; reported: string; currency: string }
  /** More of it went back than was paid: refunded, and disputed as well. */
  | (AboutPayment & { kind: 'returned-twice' })
  | { kind: 'orders-unknown'; orderIds: readonly bigint[] }
  | { kind: 'outgoing-held' }
  | { kind: 'account-closed' };

export type NoticeKind = Notice['kind'];

import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import type { PaymentEvent } from '@marquee/domain/payments/invoice-status.ts';

/** Our ids that a gateway stores with a payment and repeats in every report on it. */
export interface PaymentIds {
  panelId: bigint;
  invoiceId: bigint;
  accountId: bigint;
}

export interface PaymentOrder extends PaymentIds {
  currency: ChargeCurrency;
  /** In units of 10^-8, rounded to whole cents. */
  units: bigint;
  title: string;
  email: string | undefined;
  locale: string;
  successUrl: string;
  cancelUrl: string;
  /** The webhook address, for gateways that need it with each payment. */
  webhookUrl: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Where the payer continues; `ref` is the gateway's id of the payment. */
export interface Started {
  ref: string;
  url: string;
}

export interface PaymentReport {
  news: PaymentEvent;
  /** Unique at the gateway: the same event told twice is one event. */
  eventId: string;
  /** The gateway's ids of the checkout and of the payment that was made. */
  gatewayRef: string | null;
  paymentRef: string | null;
  /** Null where the gateway does not repeat our ids; the payment's id then finds the invoice. */
  ids: PaymentIds | null;
  currency: string;
  /** For a refund the total refunded so far, for a dispute the amount disputed now. */
  units: bigint;
  /** The gateway's id of a dispute, where it names one. */
  disputeRef?: string | undefined;
}

export interface CardReport {
  news: 'card_linked';
  eventId: string;
  setupRef: string;
  customer: string;
  card: string;
  brand: string;
  lastDigits: string;
  expires: { year: number; month: number } | null;
}

/** A payment is pending. From now on the gateway is polled by this id. */
export interface ProgressReport {
  news: 'underway';
  ids: PaymentIds;
  gatewayRef: string;
}

export type GatewayReport = PaymentReport | CardReport | ProgressReport;

export interface Delivery {
  body: Buffer;
  header(name: string): string | undefined;
  now: Date;
}

export interface CardSetup {
  panelId: bigint;
  cardId: bigint;
  accountId: bigint;
  email: string | undefined;
  locale: string;
  successUrl: string;
  cancelUrl: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface CardCharge extends PaymentIds {
  customer: string;
  card: string;
  currency: ChargeCurrency;
  units: bigint;
  title: string;
}

/** `declined`: the bank refused; trying the same card again needs a new payment. */
export type ChargeOutcome = { result: 'paid' | 'declined' | 'waiting'; report: PaymentReport };

export interface CardGateway {
  start(setup: CardSetup): Promise<Started>;
  look(setupRef: string): Promise<CardReport | undefined>;
  charge(charge: CardCharge): Promise<ChargeOutcome>;
  forget(card: { customer: string; card: string }): Promise<void>;
}

/** A payment gateway. Every call may throw a GatewayFailure, and each is safe to repeat. */
export interface PaymentGateway {
  start(order: PaymentOrder): Promise<Started>;
  /** The payment's current state; undefined while there is nothing to report. */
  look(gatewayRef: string): Promise<PaymentReport | undefined>;
  /** Reads a signed webhook delivery; throws WebhookRefused when it cannot be verified. */
  readWebhook(delivery: Delivery): Promise<GatewayReport[]>;
  /** Absent: refunds are made by hand. */
  refund?(refund: RefundOrder): Promise<{ claimUrl?: string }>;
  cards?: CardGateway;
}

export interface RefundOrder extends PaymentIds {
  paymentRef: string;
  /** Identifies the refund together with the invoice, so that a repeated call refunds once. */
  turn: number;
  currency: ChargeCurrency;
  units: bigint;
  isWhole: boolean;
}

export class GatewayFailure extends Error {
  override name = 'GatewayFailure';
}

export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}

/** How old a signature may be, in seconds. */
export const longestDelivery = 300;

/** Both currencies have cents of 1/100; amounts count units of 10^-8. */
const unitsPerCoin = 1_000_000n;

export function coins(units: bigint): number {
  return Number(units / unitsPerCoin);
}

export function unitsOf(coinCount: number): bigint {
  return BigInt(coinCount) * unitsPerCoin;
}

export function roundDownToCoin(units: bigint): bigint {
  return (units / unitsPerCoin) * unitsPerCoin;
}

/** The ids as gateway metadata: short texts under our own keys. */
export function idsAsText({ panelId, invoiceId, accountId }: PaymentIds): Record<string, string> {
  return { panel: String(panelId), invoice: String(invoiceId), account: String(accountId) };
}

/** The same for gateways that store a single short text only. */
export function idsAsOneText({ panelId, invoiceId, accountId }: PaymentIds): string {
  return `${panelId}-${invoiceId}-${accountId}`;
}

export function idsFromOneText(kept: string | null | undefined): PaymentIds | null {
  const [, panel, invoice, account] = /^(\d+)-(\d+)-(\d+)$/.exec(kept ?? '') ?? [];
  return idsFromText({ panel, invoice, account });
}

export function idsFromText(kept: unknown): PaymentIds | null {
  const { panel, invoice, account } = (kept ?? {}) as Record<string, unknown>;
  const [panelId, invoiceId, accountId] = [panel, invoice, account].map((text) =>
    typeof text === 'string' && /^\d{1,18}$/.test(text) ? BigInt(text) : undefined,
  );
  if (panelId === undefined || invoiceId === undefined || accountId === undefined) return null;
  return { panelId, invoiceId, accountId };
}

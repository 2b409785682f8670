import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import type { PaymentEvent } from '@marquee/domain/payments/invoice-status.ts';

/** What a gateway is told about a payment and repeats with every piece of news of it. */
export interface PaymentIds {
  panelId: bigint;
  invoiceId: bigint;
  accountId: bigint;
}

export interface PaymentOrder extends PaymentIds {
  currency: ChargeCurrency;
  /** In units of 10^-8, whole coins. */
  units: bigint;
  title: string;
  email: string | undefined;
  locale: string;
  successUrl: string;
  cancelUrl: string;
  /** Where the gateway tells its news, if it wants to know that with each payment. */
  webhookUrl: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Where the payer goes on; `ref` is the gateway's own name for the payment. */
export interface Started {
  ref: string;
  url: string;
}

export interface PaymentReport {
  news: PaymentEvent;
  /** Unique at the gateway: the same event told twice is one event. */
  eventId: string;
  /** The gateway's name for what it was asked to collect, and for the payment that was made. */
  gatewayRef: string | null;
  paymentRef: string | null;
  /** Null where the gateway does not repeat what it was told; the payment's name then finds the invoice. */
  ids: PaymentIds | null;
  currency: string;
  units: bigint;
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

/** Money is on its way. From now on the gateway is asked about it by this name. */
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

/** `declined`: the bank said no; asking again with the same card needs another payment. */
export type ChargeOutcome = { result: 'paid' | 'declined' | 'waiting'; report: PaymentReport };

export interface CardGateway {
  start(setup: CardSetup): Promise<Started>;
  look(setupRef: string): Promise<CardReport | undefined>;
  charge(charge: CardCharge): Promise<ChargeOutcome>;
  forget(card: { customer: string; card: string }): Promise<void>;
}

/** A way for money to come in. Every call may fail with a GatewayFailure; each can be made again safely. */
export interface PaymentGateway {
  start(order: PaymentOrder): Promise<Started>;
  /** What the gateway knows now; undefined while there is nothing to tell. */
  look(gatewayRef: string): Promise<PaymentReport | undefined>;
  /** Reads a signed delivery; one that cannot be believed is a WebhookRefused. */
  readWebhook(delivery: Delivery): Promise<GatewayReport[]>;
  /** Absent: money goes back by hand. */
  refund?(refund: RefundOrder): Promise<{ claimUrl?: string }>;
  cards?: CardGateway;
}

export interface RefundOrder extends PaymentIds {
  paymentRef: string;
  /** With the invoice it names the refund: asked again for the same turn, nothing goes back twice. */
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

/** Both currencies have coins of a hundredth; amounts count units of 10^-8. */
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

/** The ids as a gateway keeps them: short texts under names of our own. */
export function idsAsText({ panelId, invoiceId, accountId }: PaymentIds): Record<string, string> {
  return { panel: String(panelId), invoice: String(invoiceId), account: String(accountId) };
}

/** The same where a gateway keeps one short text only. */
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

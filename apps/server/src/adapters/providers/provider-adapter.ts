import type { DefiniteRefusal } from '@marquee/domain/delivery/provider-refusal.ts';
import type { ProviderStatus } from '@marquee/domain/delivery/provider-status.ts';
import type { OrderParameters, ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';
import type { ServiceList } from './service-list.ts';

export interface OrderToPlace {
  /** Our own reference, the same at every attempt: an idempotent provider places the order once. */
  reference: string;
  service: string;
  kind: ServiceKind;
  link: string;
  quantity: bigint;
  parameters: OrderParameters;
}

/**
 * The outcome of placing an order. Most providers are not idempotent: only after `not_sent` and `refused`
 * may another provider be tried; `unknown` is never retried automatically.
 */
export type Placement =
  | { outcome: 'placed'; number: string }
  | { outcome: 'refused'; matter: DefiniteRefusal; message: string }
  | { outcome: 'not_sent'; message: string }
  | { outcome: 'unknown'; message: string };

/** One exchange with a provider, for the record. It never holds the key. */
export interface ProviderExchange {
  action: string;
  request: Readonly<Record<string, string>>;
  status?: number;
  /** As it came, or its beginning. */
  answer?: string;
  /** Why there was no answer. */
  failure?: string;
  tookMs: number;
}

export interface StatusReport {
  status: ProviderStatus;
  startCount: bigint | undefined;
  /** As the provider wrote it: below zero and above the order occur. */
  remains: bigint | undefined;
  /** What the provider charges, in its currency. */
  charge: string | undefined;
  /** The whole report as the provider wrote it, for the record. */
  written?: unknown;
}

/** Ids without a report, or with an unreadable one, are missing. */
export type StatusReports = ReadonlyMap<string, StatusReport>;

export type RefillStatus = 'pending' | 'in_progress' | 'completed' | 'rejected';

/** The state of a subscription that the provider watches, with one provider order per publication found. */
export interface SubscriptionReport {
  isOver: boolean;
  orders: readonly string[];
}

/** A request that was accepted, or the message it was refused with. */
export type RequestOutcome<Taken> = { taken: Taken } | { refused: string };

/** Everything Marquee asks of a provider. Every call but `place` is safe to repeat. */
export interface ProviderAdapter {
  services(): Promise<ServiceList>;
  place(order: OrderToPlace): Promise<Placement>;
  statuses(numbers: readonly string[]): Promise<StatusReports>;
  subscription(number: string): Promise<SubscriptionReport>;
  cancel(numbers: readonly string[]): Promise<ReadonlyMap<string, RequestOutcome<true>>>;
  refill(number: string): Promise<RequestOutcome<string>>;
  refillStatuses(refills: readonly string[]): Promise<ReadonlyMap<string, RefillStatus>>;
  /** Without a currency when the provider does not name one. */
  balance(): Promise<{ amount: string; currency: string | undefined }>;
}

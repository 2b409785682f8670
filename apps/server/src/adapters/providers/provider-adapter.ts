import type { ProviderRefusal } from '@marquee/domain/delivery/provider-refusal.ts';
import type { ProviderStatus } from '@marquee/domain/delivery/provider-status.ts';
import type { OrderParameters, ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';

/** A service as a provider offers it; nothing in it is believed before it was checked. */
export interface OfferedService {
  /** The provider's own number, as text. */
  number: string;
  name: string;
  category: string;
  kind: ServiceKind;
  /** Per 1000, or per package, in the provider's currency and its own digits. */
  rate: string;
  min: bigint;
  max: bigint;
  canRefill: boolean;
  canCancel: boolean;
  canDripFeed: boolean;
  description: string;
}

export interface OrderToPlace {
  /** Our own name for it, the same at every try: who knows idempotency places it once. */
  reference: string;
  service: string;
  kind: ServiceKind;
  link: string;
  quantity: bigint;
  parameters: OrderParameters;
}

/**
 * What became of an order that was handed over. Providers know no idempotency: only `not_sent` and
 * `refused` may be tried elsewhere, `unknown` never by itself.
 */
export type Placement =
  | { outcome: 'placed'; number: string }
  | { outcome: 'refused'; matter: ProviderRefusal; message: string }
  | { outcome: 'not_sent'; message: string }
  | { outcome: 'unknown'; message: string };

export interface StatusReport {
  status: ProviderStatus;
  startCount: bigint | undefined;
  remains: bigint | undefined;
  /** What the provider keeps, in its currency. */
  charge: string | undefined;
}

/** An id that the provider did not report on, or reported nonsense on, is missing. */
export type StatusReports = ReadonlyMap<string, StatusReport>;

export type RefillStatus = 'pending' | 'in_progress' | 'completed' | 'rejected';

/** How a subscription that the provider watches stands: one order of its own for each publication found. */
export interface SubscriptionReport {
  isOver: boolean;
  orders: readonly string[];
}

/** A request that was taken, or the words it was refused with. */
export type RequestOutcome<Taken> = { taken: Taken } | { refused: string };

/** Everything Marquee may want of whoever delivers. Every call but `place` may be repeated. */
export interface ProviderAdapter {
  services(): Promise<OfferedService[]>;
  place(order: OrderToPlace): Promise<Placement>;
  statuses(numbers: readonly string[]): Promise<StatusReports>;
  subscription(number: string): Promise<SubscriptionReport>;
  cancel(numbers: readonly string[]): Promise<ReadonlyMap<string, RequestOutcome<true>>>;
  refill(number: string): Promise<RequestOutcome<string>>;
  refillStatuses(refills: readonly string[]): Promise<ReadonlyMap<string, RefillStatus>>;
  balance(): Promise<{ amount: string; currency: string }>;
}

import type { SubscribableService, SubscribableType } from '@marquee/contract/generated/ordering.ts';
import { fitSubscriptionQuantity } from '@marquee/domain/quantity/fit-quantity.ts';
import type { QuantityLimits } from '@marquee/domain/quantity/quantity.ts';
import { maxPublications } from '@marquee/domain/subscriptions/subscription.ts';

/** The choice for one service type. */
export interface TypeDraft {
  isSelected: boolean;
  serviceId: number;
  quantity: bigint;
  /** If set, the quantity is random between the two. */
  maxQuantity: bigint | null;
  countries: readonly string[];
  delayMinutes: number;
  /** `2026-12-31`, the last day; empty if there is none. */
  lastDay: string;
}

export function quantityLimits({ min, max, step }: SubscribableService): QuantityLimits {
  return { min: BigInt(min), max: BigInt(max), step: BigInt(step) };
}

export function newDraft({ services }: SubscribableType): TypeDraft {
  const [first] = services;
  return {
    isSelected: false,
    serviceId: first?.id ?? 0,
    quantity: first ? fitSubscriptionQuantity(String(first.default_quantity), quantityLimits(first)) : 1n,
    maxQuantity: null,
    countries: [],
    delayMinutes: 0,
    lastDay: '',
  };
}

/** Another service has other limits, and may not allow a choice of countries. */
export function withService(draft: TypeDraft, service: SubscribableService): TypeDraft {
  const limits = quantityLimits(service);
  const { maxQuantity } = draft;
  return {
    ...draft,
    serviceId: service.id,
    quantity: fitSubscriptionQuantity(String(draft.quantity), limits),
    maxQuantity: maxQuantity === null ? null : fitSubscriptionQuantity(String(maxQuantity), limits),
    countries: service.allowed_use_countries ? draft.countries : [],
  };
}

/** A service as the API takes it. */
export function serviceRequest(draft: TypeDraft) {
  return {
    service_id: draft.serviceId,
    quantity: Number(draft.quantity),
    ...(draft.maxQuantity === null ? {} : { max_quantity: Number(largest(draft)) }),
    ...(draft.countries.length > 0 ? { countries: [...draft.countries] } : {}),
    ...(draft.delayMinutes > 0 ? { delay_minutes: draft.delayMinutes } : {}),
    // The last day is included.
    ...(draft.lastDay === '' ? {} : { expires_at: `${draft.lastDay}T23:59:59Z` }),
  };
}

/** The maximum cost of a publication uses the larger quantity. */
export function largest({ quantity, maxQuantity }: TypeDraft): bigint {
  return maxQuantity === null || maxQuantity < quantity ? quantity : maxQuantity;
}

/** Only digits count; values are clamped to the limits, and an empty field keeps the old value. */
export function readLimit(typed: string, before: number): number {
  if (!/^\d{1,9}$/.test(typed.trim())) return before;
  return Math.min(Math.max(Number(typed), 1), maxPublications);
}

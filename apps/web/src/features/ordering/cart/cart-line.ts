import type { CartItem } from '@marquee/domain/cart/cart-item.ts';
import type { CheckoutLine } from '../checkout/use-checkout.ts';

/** A cart item as the API takes it. */
export function cartLine(item: CartItem): CheckoutLine {
  return {
    name: item.serviceName,
    isPaymentRestricted: item.isPaymentRestricted,
    request: {
      index: item.index,
      service_id: item.serviceId,
      ...(item.calculableQuantity || item.quantity === 0 ? {} : { quantity: item.quantity }),
      ...(item.url === '' ? {} : { url: item.url }),
      ...(item.orderName ? { name: item.orderName } : {}),
      ...(item.isGuarantee ? { is_guarantee: true } : {}),
      ...(item.isDripFeed
        ? {
            drip_feed: {
              runs: item.numberOfRuns,
              minutes_between_runs: item.dripFeedMinutes,
              mode: item.dripFeedMode,
              quantity_step: item.dripFeedQuantityStep,
            },
          }
        : {}),
      ...(item.targetableValues.length > 0
        ? {
            targetable_values: item.targetableValues.map(({ targetId, values }) => ({
              target_id: targetId,
              values: [...values],
            })),
          }
        : {}),
      ...(item.countries.length > 0 ? { countries: [...item.countries] } : {}),
    },
  };
}

/** Drip feeds and counted texts have too many fields for a row. */
export function isEditedByForm({ isDripFeed, calculableQuantity }: CartItem): boolean {
  return isDripFeed || calculableQuantity;
}

/** The order form, filled from the item; texts, places and guarantee are read from the item itself. */
export function editAddress(item: CartItem): string {
  const query = new URLSearchParams({
    url: item.url,
    networkId: String(item.networkId),
    serviceTypeId: String(item.serviceTypeId),
    serviceId: String(item.serviceId),
    quantity: String(item.quantity),
    ...(item.isDripFeed
      ? {
          dripFeedMode: item.dripFeedMode,
          isDripFeed: 'true',
          numberOfRuns: String(item.numberOfRuns),
          dripFeedQuantityStep: String(item.dripFeedQuantityStep),
          dripFeedMinutes: String(item.dripFeedMinutes),
        }
      : {}),
    cartItem: String(item.index),
  });
  return `/orders/create?${query}`;
}

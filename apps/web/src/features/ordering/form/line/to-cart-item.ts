import type { CartItem } from '@marquee/domain/cart/cart-item.ts';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import { asOrderLine, countPieces, type FormLine, isDripFed } from './form-line.ts';

/** The line as the cart stores it. */
export function toCartItem(
  line: FormLine,
  service: ServiceDetails,
  { subtotal, isFrozen }: { subtotal: string; isFrozen: boolean },
): Omit<CartItem, 'index'> {
  const request = asOrderLine(line, service, 0);
  return {
    url: line.url.trim(),
    networkId: service.network_id,
    serviceTypeId: service.service_type_id,
    serviceId: service.id,
    serviceName: service.name,
    quantity: Number(countPieces(line, service)),
    subtotal,
    packageServiceSlug: service.is_package ? service.slug : null,
    isServicesFreezed: isFrozen,
    isDripFeed: isDripFed(line, service),
    numberOfRuns: line.runs,
    dripFeedMinutes: line.minutes,
    dripFeedMode: line.mode,
    dripFeedQuantityStep: Number(line.quantityStep),
    min: service.min,
    max: service.max,
    step: service.step,
    calculableQuantity: service.calculable_quantity,
    isGuarantee: request?.is_guarantee === true,
    isPaymentRestricted: service.payment_restricted,
    targetableValues: (request?.targetable_values ?? []).map(({ target_id, values }) => ({
      targetId: target_id,
      values,
    })),
    countries: request?.countries ?? [],
    ...(request?.name === undefined ? {} : { orderName: request.name }),
  };
}

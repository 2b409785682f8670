import { money, zero } from '@marquee/domain/money/money.ts';
import { discountedPrice, linePrice } from '@marquee/domain/money/price.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import { refundTarget } from '@marquee/domain/orders/refund-target.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { DemoOrder, SoldService } from './write-orders.ts';

/** The planned order for a service, in pieces and money; of the default quantity unless another is given. */
export function demoOrder(
  plan: PlannedOrder,
  service: SoldService,
  { quantity = service.default_quantity, feed }: Partial<Pick<DemoOrder, 'quantity' | 'feed'>> = {},
): DemoOrder {
  const price = discountedPrice(money(service.default_price), ppm(service.discount_ppm));
  const cost = linePrice(price, service.pricing_per, quantity);
  const deliveredPieces = (quantity * BigInt(plan.delivered)) / 100n;
  const refund =
    plan.status === 'canceled'
      ? refundTarget({ charged: cost, refunded: zero, quantity, delivered: deliveredPieces })
      : zero;
  return { ...plan, service, quantity, deliveredPieces, price, cost, refund, ...(feed ? { feed } : {}) };
}

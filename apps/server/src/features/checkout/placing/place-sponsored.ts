import { type Money, zero } from '@marquee/domain/money/money.ts';
import { linePrice } from '@marquee/domain/money/price.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import { unitPrice } from '@marquee/domain/pricing/line-cost.ts';
import type { Context } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/errors.ts';
import { listPriceCatalogue } from '../../catalogue/index.ts';
import { sponsorOrder } from '../../ledger/index.ts';
import { priceCheckout } from '../../quotes/index.ts';
import { getSettings } from '../../settings/index.ts';
import { isLinkInUse } from './link-in-use.ts';
import type { PricedOrders } from './price-orders.ts';
import { writeOrders } from './write-orders.ts';

interface SponsoredLine {
  serviceId: bigint;
  quantity: bigint;
  url: string;
}

export interface PricedSponsored {
  link: string;
  /** Equal for all links to the same thing. */
  comparedLink: string;
  /** What the panel pays: the list price, whoever the customer is. */
  amount: Money;
  line: SponsoredLine;
  priced: PricedOrders;
}

/** Checks an order that the panel is going to pay for; problems are named by the line's own fields. */
export async function priceSponsored(ctx: Context, line: SponsoredLine): Promise<PricedSponsored> {
  const price = await priceCheckout(ctx, {
    field: 'orders',
    lines: [{ service_id: Number(line.serviceId), quantity: Number(line.quantity), url: line.url }],
    mustBeComplete: true,
  });
  const [read] = price.lines;
  const fields = price.problems.map((problem) => ({
    ...problem,
    field: problem.field.replace(/^orders\.0\./, ''),
  }));
  if (fields.length > 0 || !read || read.service.row.is_subscription)
    return refuse('invalid_input', {
      fields: fields.length > 0 ? fields : [{ field: 'service_id', code: 'service_unavailable' }],
    });
  const listed = (await listPriceCatalogue(ctx)).price(read.service);
  const orders = read.orders.map(({ quantity }) => ({ quantity, cost: zero, speedup: zero, charge: zero }));
  return {
    link: read.url,
    comparedLink: read.comparedUrl,
    amount: linePrice(unitPrice(listed, ppm(0)), listed.pricingPer, line.quantity),
    line,
    priced: {
      // To the customer it costs nothing.
      price: {
        ...price,
        lines: [{ ...read, unitPrice: zero, canSpeedup: false, orders }],
        coupon: undefined,
        amount: zero,
        total: zero,
      },
      settings: await getSettings(ctx),
      flagged: new Set(),
    },
  };
}

/** Places the order for a customer and lets the panel pay for it, inside the caller's transaction. */
export async function placeSponsored(
  tx: Context,
  { accountId, sponsored }: { accountId: bigint; sponsored: PricedSponsored },
): Promise<bigint> {
  const { line, priced, amount } = sponsored;
  const { placed } = await writeOrders(tx, {
    accountId,
    orderRequest: { orders: [{ service_id: Number(line.serviceId), url: line.url }], source: 'free_trial' },
    priced,
    paidBy: 'free',
    sponsored: amount,
  }).catch(refuseTakenLink);
  const orderId = BigInt(placed.orders[0]?.id ?? 0);
  await sponsorOrder(tx, { orderId, amount });
  return orderId;
}

function refuseTakenLink(error: unknown): never {
  if (!isLinkInUse(error)) throw error;
  throw new Refusal('invalid_input', { fields: [{ field: 'url', code: 'link_in_use' }], cause: error });
}

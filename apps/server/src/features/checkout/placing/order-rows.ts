import { findServiceKind } from '@marquee/domain/delivery/find-service-kind.ts';
import type { OrderParameter, OrderParameters, ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';
import { type Money, subtract, zero } from '@marquee/domain/money/money.ts';
import type { StoredOrderChannel } from '@marquee/domain/orders/order-kinds.ts';
import { holdsLink, type PricedLine } from '../../quotes/index.ts';
import type { PricedOrders } from './price-orders.ts';

const defaultGuaranteeDays = 30;

/** A subscription's orders for one publication, with the delay of each line in minutes. */
export interface ForSubscription {
  id: bigint;
  delays: readonly number[];
}

interface LineOptions extends Pick<PricedOrders, 'settings' | 'flagged'> {
  source: string;
  channel: StoredOrderChannel;
  subscription?: ForSubscription | undefined;
  sponsored?: Money | undefined;
  isSpeedup: boolean;
  /** A guest with nothing to pay must not learn which links the owner of an address has running. */
  takesLinks: boolean;
}

/** The lines as `place_orders` takes them: drip feeds, and one order for each of their runs. */
export function orderRows(lines: readonly PricedLine[], options: LineOptions) {
  const feeds = lines.filter(({ dripFeed }) => dripFeed !== null);
  return {
    feeds: feeds.map(feedRow),
    orders: lines.flatMap((line, index) =>
      lineRows(line, feeds.indexOf(line), { ...options, delay: options.subscription?.delays[index] ?? 0 }),
    ),
  };
}

function feedRow({ service, url, dripFeed, quantity, quantities }: PricedLine) {
  return {
    service_id: service.row.id,
    link: url,
    mode: dripFeed?.mode,
    runs: quantities.length,
    minutes_between_runs: dripFeed?.minutesBetweenRuns,
    quantity,
    quantity_step: dripFeed?.quantityStep,
    total_quantity: quantities.reduce((sum, run) => sum + run, 0n),
  };
}

function lineRows(line: PricedLine, feed: number, options: LineOptions & { delay: number }) {
  const {
    source,
    channel,
    subscription,
    sponsored = zero,
    isSpeedup,
    takesLinks,
    settings,
    flagged,
    delay,
  } = options;
  const { row } = line.service;
  const shared = {
    service_id: row.id,
    status: flagged.has(line) ? 'in_moderation' : 'in_processing',
    name: line.name,
    link: line.url,
    compared_link: line.comparedUrl === line.url ? null : line.comparedUrl,
    price: line.unitPrice,
    pricing_per: row.pricing_per,
    is_guarantee: line.isGuaranteed,
    is_speedup: isSpeedup && line.canSpeedup,
    is_reorder: line.isReorder,
    // A gift has no guarantee.
    guarantee_days: sponsored > zero ? 0 : guaranteeDays(line, settings.guaranteeChargePercent),
    countries: line.countries,
    targetable_values: line.targets.map(({ targetId, values }) => ({ target_id: Number(targetId), values })),
    source,
    channel,
    subscription_id: subscription?.id ?? null,
    sponsored,
    ...providerOrder(line),
  };
  const last = line.orders.length - 1;
  return line.orders.map(({ quantity, cost, speedup, charge }, run) => ({
    ...shared,
    quantity,
    listed_cost: cost,
    speedup_cost: speedup,
    coupon_discount: subtract(cost, charge),
    drip_feed: feed < 0 ? null : feed,
    run: feed < 0 ? null : run + 1,
    // The last run of a drip feed holds the link, as it exists until the feed is over.
    holds_link: run === last && takesLinks && holdsLink(line),
    minutes_until_start: delay + run * (line.dripFeed?.minutesBetweenRuns ?? 0),
  }));
}

/** Where the panel charges for the guarantee, customers who pay for it get twice the service's days. */
function guaranteeDays({ service, isGuaranteed }: PricedLine, chargePercent: number): number {
  const { has_refill, refill_days } = service.row;
  if (!has_refill) return 0;
  const days = refill_days ?? defaultGuaranteeDays;
  return isGuaranteed && chargePercent > 0 ? days * 2 : days;
}

/** What a line says beyond link and quantity, named as in the reseller API. */
function providerOrder({ service, targets, countries }: PricedLine): {
  provider_type: ServiceKind;
  provider_params: OrderParameters;
} {
  const params = new Map<OrderParameter, string>();
  const required = new Set<OrderParameter>();
  for (const { parameter, isOptional, values } of targets) {
    if (!parameter) continue;
    params.set(parameter, [params.get(parameter) ?? [], values].flat().join('\n'));
    if (!isOptional) required.add(parameter);
  }
  const { is_package: isPackage, calculable_quantity: isCounted } = service.row;
  const kind = findServiceKind({ parameters: [...required], isPackage, isCounted });
  return {
    provider_type: kind ?? (isPackage ? 'Package' : 'Default'),
    provider_params: {
      ...(countries.length > 0 ? { country: countries.join(',') } : {}),
      ...Object.fromEntries(params),
    },
  };
}

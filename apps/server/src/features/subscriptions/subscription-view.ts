import type { SubscriptionView } from '@marquee/contract/ordering/subscriptions.ts';
import { add, formatMoney, type Money, money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { cardView } from '../linked-cards/index.ts';
import { orderedServices } from '../orders/index.ts';
import { priceCardCharge, priceCheckout } from '../quotes/index.ts';
import { networkBriefs } from './list-networks.ts';
import { findSubscriptionServices, type Subscription, type SubscriptionService } from './subscription.ts';

/** As lists show them, in the order given. */
export async function subscriptionViews(
  ctx: Context,
  rows: readonly Subscription[],
): Promise<SubscriptionView[]> {
  const lines = await findSubscriptionServices(
    ctx,
    rows.map(({ id }) => id),
  );
  const [services, networks, cards, spent, costs, cardCharges] = await Promise.all([
    orderedServices(
      ctx,
      lines.map(({ service_id }) => service_id),
    ),
    networkBriefs(
      ctx,
      rows.map(({ network_id }) => network_id),
    ),
    findCards(ctx, rows),
    spentBy(ctx, rows),
    Promise.all(lines.map((line) => priceLine(ctx, line))),
    Promise.all(rows.map((row) => findCardCharge(ctx, row, lines))),
  ]);
  return rows.map((row, rowPlace) => {
    const own = lines.flatMap((line, place) =>
      line.subscription_id === row.id ? [{ line, cost: costs[place] ?? null }] : [],
    );
    const network = networks.get(row.network_id);
    if (!network) throw new Error(`the network of subscription ${row.id} is gone`);
    const perPublication = own.map(({ cost }) => cost ?? zero).reduce(add, zero);
    return {
      ...facts(row),
      network,
      cost_per_publication: formatMoney(perPublication),
      total_cost: formatMoney(money(perPublication * BigInt(row.contents_limit))),
      card_charge: cardCharges[rowPlace] ?? null,
      spent: formatMoney(money(spent.get(row.id) ?? 0n)),
      subscription_services: own.flatMap(({ line, cost }) => {
        const service = services.get(line.service_id);
        return service ? [{ service: service.view, ...lineView(line, cost) }] : [];
      }),
      recurring_payments_method: (row.card_id !== null && cards.get(row.card_id)) || null,
    };
  });
}

function facts(row: Subscription) {
  const { waiting_since: since, needed } = row;
  return {
    id: Number(row.id),
    name: row.name,
    url: row.link,
    type: 'autopromotion' as const,
    status: row.status,
    end_reason: row.end_reason,
    billing_type: 'per_publication' as const,
    contents_limit: row.contents_limit,
    subscription_contents_count: row.contents_count,
    waiting:
      since && needed !== null
        ? {
            since: since.toISOString(),
            needed: formatMoney(money(needed)),
            reason: row.waiting_reason ?? ('balance' as const),
          }
        : null,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    last_looked_at: row.last_looked_at?.toISOString() ?? null,
    actions: { cancelable: row.status === 'in_processing' },
  };
}

function lineView(line: SubscriptionService, cost: Money | null) {
  return {
    quantity: Number(line.quantity),
    max_quantity: line.max_quantity === null ? null : Number(line.max_quantity),
    countries: line.countries,
    delay_minutes: line.delay_minutes,
    expires_at: line.expires_at?.toISOString() ?? null,
    cost: cost === null ? null : formatMoney(cost),
  };
}

/** Priced by the same rules that will charge it. */
async function priceLine(ctx: Context, line: SubscriptionService): Promise<Money | null> {
  const { stored } = await localizedCatalogue(ctx);
  if (!stored.byId.has(line.service_id)) return null;
  const quantity = largestQuantity(line);
  const { total, problems } = await priceCheckout(ctx, {
    field: 'services',
    lines: [{ service_id: Number(line.service_id), quantity }],
    mustBeComplete: false,
  });
  return problems.length > 0 ? null : total;
}

/** For all services of the subscription together, since each publication is one charge. */
async function findCardCharge(ctx: Context, row: Subscription, lines: readonly SubscriptionService[]) {
  if (row.card_id === null || row.status !== 'in_processing') return null;
  const { stored } = await localizedCatalogue(ctx);
  const offered = lines.filter(
    ({ subscription_id, service_id }) => subscription_id === row.id && stored.byId.has(service_id),
  );
  const price = await priceCheckout(ctx, {
    field: 'services',
    lines: offered.map((line) => ({ service_id: Number(line.service_id), quantity: largestQuantity(line) })),
    cardId: row.card_id,
    mustBeComplete: false,
  });
  return priceCardCharge(ctx, price, row.card_id);
}

function largestQuantity({ quantity, max_quantity }: SubscriptionService): number {
  return Number(max_quantity ?? quantity);
}

async function findCards(ctx: Context, rows: readonly Subscription[]) {
  const ids = rows.flatMap(({ card_id }) => card_id ?? []);
  if (ids.length === 0) return new Map<bigint, NonNullable<SubscriptionView['recurring_payments_method']>>();
  const cards = await ctx.db
    .selectFrom('linked_card')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    cards.map((card) => {
      const { id, name, type, icon } = cardView(card);
      return [card.id, { id, name, type, icon, is_usable: card.status === 'active' }];
    }),
  );
}

async function spentBy(ctx: Context, rows: readonly Subscription[]): Promise<Map<bigint | null, bigint>> {
  if (rows.length === 0) return new Map();
  const sums = await ctx.db
    .selectFrom('customer_order')
    .select('subscription_id')
    .select(({ fn, eb }) => fn.sum<bigint>(eb('charged', '-', eb.ref('refunded'))).as('spent'))
    .where('panel_id', '=', ctx.panel.id)
    .where(
      'subscription_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('subscription_id')
    .execute();
  return new Map(sums.map(({ subscription_id, spent }) => [subscription_id, BigInt(spent)]));
}

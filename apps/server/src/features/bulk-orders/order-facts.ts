import { money } from '@marquee/domain/money/money.ts';
import type { OrderFacts } from '@marquee/domain/orders/decide-staff-action.ts';
import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { checkLink } from '../links/index.ts';
import { kindsThat } from '../providers/index.ts';
import type { StaffActionRequest } from './staff-action-request.ts';

/** An order as it stands, with the keys that verbs ask for. */
export interface OrderInQuestion extends OrderFacts {
  id: bigint;
  accountId: bigint;
  serviceId: bigint;
  /** For `change_link`: what is stored. */
  newLink?: { link: string; compared: string };
}

interface Row {
  id: bigint;
  account_id: bigint;
  service_id: bigint;
  status: OrderStatus;
  quantity: bigint;
  delivered: bigint;
  start_count: bigint | null;
  charged: bigint;
  refunded: bigint;
  speedup_refunded: bigint;
  link: string;
  is_handed_over: boolean;
  is_cancel_requested: boolean;
  is_read: boolean;
  dispatch_state: OrderFacts['dispatchState'];
  provider_can_cancel: boolean;
  provider_cost: bigint;
}

/** What decides whether an action applies to these orders, read together. Unknown ids are left out. */
export async function ordersInQuestion(
  ctx: Context,
  orderIds: readonly bigint[],
  request: StaffActionRequest,
): Promise<Map<bigint, OrderInQuestion>> {
  const { db, panel } = ctx;
  const { rows } = await sql<Row>`
    select ordered.id, ordered.account_id, ordered.service_id, ordered.status, ordered.quantity, ordered.delivered,
      ordered.start_count, ordered.charged, ordered.refunded, ordered.speedup_refunded, ordered.link,
      ordered.handed_over_at is not null as is_handed_over,
      ordered.cancel_requested_at is not null as is_cancel_requested,
      coalesce(ordered.read_at >= ordered.updated_at, false) as is_read,
      dispatch.state as dispatch_state,
      coalesce(provider.adapter = any (${kindsThat('canCancel')}), false) as provider_can_cancel,
      coalesce(ceil(offer.rate * ordered.quantity / case when service.is_package then 1.0 else 1000.0 end), 0)::bigint
        as provider_cost
    from customer_order as ordered
    join service on service.panel_id = ordered.panel_id and service.id = ordered.service_id
    left join dispatch on dispatch.panel_id = ordered.panel_id and dispatch.order_id = ordered.id
    left join provider on provider.panel_id = dispatch.panel_id and provider.id = dispatch.provider_id
    left join provider_offer as offer on offer.panel_id = dispatch.panel_id
      and offer.provider_id = dispatch.provider_id and offer.number = dispatch.offer_number
    where ordered.panel_id = ${panel.id} and ordered.id = any (${orderIds})`.execute(db);
  const services = new Set(rows.map(({ service_id }) => service_id));
  const sources = request.action === 'change_provider' ? await sourcesOf(ctx, [...services]) : new Map();
  const links = request.action === 'change_link' ? await linksFor(ctx, services, request.link ?? '') : null;
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...facts(row),
        sources: sources.get(row.service_id) ?? [],
        ...(links ? linkFacts(row, links.get(row.service_id)) : {}),
      },
    ]),
  );
}

function facts(row: Row): Omit<OrderInQuestion, 'sources'> {
  return {
    id: row.id,
    accountId: row.account_id,
    serviceId: row.service_id,
    status: row.status,
    quantity: row.quantity,
    delivered: row.delivered,
    startCount: row.start_count,
    charged: money(row.charged),
    refunded: money(row.refunded),
    speedupRefunded: money(row.speedup_refunded),
    isHandedOver: row.is_handed_over,
    isCancelRequested: row.is_cancel_requested,
    isRead: row.is_read,
    dispatchState: row.dispatch_state,
    providerCanCancel: row.provider_can_cancel,
    providerCost: money(row.provider_cost),
  };
}

async function sourcesOf(
  { db, panel }: Context,
  serviceIds: readonly bigint[],
): Promise<Map<bigint, bigint[]>> {
  const { rows } = await sql<{ service_id: bigint; providers: bigint[] }>`
    select source.service_id, array_agg(distinct source.provider_id) as providers
      from service_source as source
      join provider on provider.panel_id = source.panel_id and provider.id = source.provider_id
     where source.panel_id = ${panel.id} and source.service_id = any (${serviceIds}) and source.is_enabled
       and provider.is_enabled and provider.adapter = any (${kindsThat('takesOrders')})
     group by source.service_id`.execute(db);
  return new Map(rows.map(({ service_id, providers }) => [service_id, providers]));
}

type NewLink = { link: string; compared: string };

/** What each service makes of the link; a service that is no longer offered takes none. */
async function linksFor(ctx: Context, serviceIds: Iterable<bigint>, url: string) {
  const { stored } = await localizedCatalogue(ctx);
  const links = new Map<bigint, NewLink>();
  for (const id of serviceIds) {
    const service = stored.byId.get(id);
    const checked = service && (await checkLink(ctx, { url, service }));
    if (checked?.ok) links.set(id, { link: checked.normalized, compared: checked.compared });
  }
  return links;
}

function linkFacts(row: Row, newLink: NewLink | undefined): Partial<OrderInQuestion> {
  if (!newLink) return { linkProblem: 'link_refused' };
  return newLink.link === row.link ? { linkProblem: 'nothing_changes' } : { newLink };
}

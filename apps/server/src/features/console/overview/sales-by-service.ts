import type { Overview } from '@marquee/contract/console/overview.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { listPriceCatalogue } from '../../catalogue/index.ts';
import type { Periods } from './periods.ts';

interface TopRow {
  is_network: boolean;
  id: bigint;
  name: string;
  orders: bigint;
  amount: bigint;
}

interface Sales {
  services: NonNullable<Overview['top_services']>;
  networks: NonNullable<Overview['top_networks']>;
}

const mostListed = 5;

/** Services and networks by what was charged and kept within the period, whose orders are read once. */
export async function salesByService(ctx: Context, { start }: Periods): Promise<Sales> {
  const { db, panel } = ctx;
  const { rows } = await sql<TopRow>`
    with sold as materialized (
      select service_id, count(*) as orders, sum(charged - refunded)::bigint as amount
        from customer_order
       where panel_id = ${panel.id} and status <> 'unpaid' and created_at >= ${start}
       group by service_id
    ), services as (
      select false as is_network, service.id, service.name, sold.orders, sold.amount
        from sold join service on service.panel_id = ${panel.id} and service.id = sold.service_id
       order by amount desc limit ${mostListed}
    ), networks as (
      select true as is_network, network.id, network.name, sum(sold.orders)::bigint as orders,
             sum(sold.amount)::bigint as amount
        from sold
        join service on service.panel_id = ${panel.id} and service.id = sold.service_id
        join service_type on service_type.panel_id = ${panel.id} and service_type.id = service.service_type_id
        join network on network.panel_id = ${panel.id} and network.id = service_type.network_id
       group by network.id, network.name order by amount desc limit ${mostListed}
    )
    select * from services union all select * from networks order by amount desc`.execute(db);
  const catalogue = await listPriceCatalogue(ctx);
  /** In the language of the call; what is no longer offered has its first name alone. */
  const translated = ({ is_network, id, name }: TopRow) => {
    if (is_network) return catalogue.networkById.get(id)?.name ?? name;
    const service = catalogue.stored.byId.get(id);
    return service ? catalogue.name(service) : name;
  };
  const named = rows.map((row) => ({ ...row, name: translated(row) }));
  return {
    services: named.filter(({ is_network }) => !is_network).map(view),
    networks: named.filter(({ is_network }) => is_network).map(view),
  };
}

function view({ id, name, orders, amount }: TopRow) {
  return { id: Number(id), name, orders: Number(orders), amount: formatMoney(money(amount)) };
}

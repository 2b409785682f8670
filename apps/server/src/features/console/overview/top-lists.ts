import type { Overview } from '@marquee/contract/console/overview.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { customersById } from '../../accounts/index.ts';
import type { Periods } from './periods.ts';

interface TopRow {
  id: bigint;
  name: string;
  orders: bigint;
  amount: bigint;
}

const mostListed = 5;

/** Services, networks and customers by what was charged and kept, within the period. */
export async function topServices(
  { db, panel }: Context,
  { start }: Periods,
): Promise<NonNullable<Overview['top_services']>> {
  const { rows } = await sql<TopRow>`
    select service.id, service.name, top.orders, top.amount
      from (
        select service_id, count(*) as orders, sum(charged - refunded)::bigint as amount
          from customer_order
         where panel_id = ${panel.id} and status <> 'unpaid' and created_at >= ${start}
         group by service_id order by amount desc limit ${mostListed}
      ) as top
      join service on service.panel_id = ${panel.id} and service.id = top.service_id
     order by amount desc`.execute(db);
  return rows.map(view);
}

export async function topNetworks(
  { db, panel }: Context,
  { start }: Periods,
): Promise<NonNullable<Overview['top_networks']>> {
  const { rows } = await sql<TopRow>`
    select network.id, network.name, sum(sold.orders)::bigint as orders, sum(sold.amount)::bigint as amount
      from (
        select service_id, count(*) as orders, sum(charged - refunded)::bigint as amount
          from customer_order
         where panel_id = ${panel.id} and status <> 'unpaid' and created_at >= ${start}
         group by service_id
      ) as sold
      join service on service.panel_id = ${panel.id} and service.id = sold.service_id
      join service_type on service_type.panel_id = ${panel.id} and service_type.id = service.service_type_id
      join network on network.panel_id = ${panel.id} and network.id = service_type.network_id
     group by network.id, network.name order by amount desc limit ${mostListed}`.execute(db);
  return rows.map(view);
}

export async function topCustomers(
  ctx: Context,
  { start }: Periods,
): Promise<NonNullable<Overview['top_customers']>> {
  const { rows } = await sql<Omit<TopRow, 'name'>>`
    select account_id as id, count(*) as orders, sum(charged - refunded)::bigint as amount
      from customer_order
     where panel_id = ${ctx.panel.id} and status <> 'unpaid' and created_at >= ${start}
     group by account_id order by amount desc limit ${mostListed}`.execute(ctx.db);
  const customers = await customersById(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, orders, amount }) => ({
    customer: customers.get(id) ?? { id: Number(id), name: '', email: null },
    orders: Number(orders),
    amount: formatMoney(money(amount)),
  }));
}

function view({ id, name, orders, amount }: TopRow) {
  return { id: Number(id), name, orders: Number(orders), amount: formatMoney(money(amount)) };
}

import type { TimelineEntry } from '@marquee/contract/console/orders.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { auditAbout } from '../../platform/audit/audit-about.ts';
import type { Context } from '../../platform/context.ts';
import { customersById } from '../accounts/index.ts';
import { type Order, orderEvents } from '../orders/index.ts';

const mostEvents = 300;

interface Happening {
  actor: bigint | null;
  onBehalfOf: bigint | null;
  entry: Omit<TimelineEntry, 'by' | 'on_behalf_of'>;
}

/** What happened to the order and what staff did to it, oldest first, with who it was. */
export async function orderTimeline(ctx: Context, order: Order): Promise<TimelineEntry[]> {
  const happenings = [...(await eventsOf(ctx, order)), ...(await auditOf(ctx, order))].sort(
    (one, other) => Date.parse(one.entry.created_at) - Date.parse(other.entry.created_at),
  );
  const ids = happenings.flatMap(({ actor, onBehalfOf }) => [actor, onBehalfOf]);
  const people = await customersById(
    ctx,
    ids.filter((id) => id !== null),
  );
  const person = (id: bigint | null) => {
    if (id === null) return null;
    const known = people.get(id);
    return { id: Number(id), name: known?.name || known?.email || '', is_staff: id !== order.account_id };
  };
  return happenings.map(({ actor, onBehalfOf, entry }) => ({
    ...entry,
    by: person(actor),
    on_behalf_of: person(onBehalfOf),
  }));
}

async function eventsOf(ctx: Context, order: Order): Promise<Happening[]> {
  const rows = await orderEvents(ctx, order.id, mostEvents);
  return rows.map((row) => ({
    actor: row.actor_id,
    onBehalfOf: row.on_behalf_of,
    entry: {
      kind: row.kind,
      is_audit: false,
      created_at: row.created_at.toISOString(),
      delivered: row.delivered === null ? null : Number(row.delivered),
      amount: row.amount === null ? null : formatMoney(money(row.amount)),
      note: row.note,
      orders_ahead: row.orders_ahead,
    },
  }));
}

async function auditOf(ctx: Context, order: Order): Promise<Happening[]> {
  const rows = await auditAbout(ctx, { type: 'order', id: order.id });
  return rows.map((row) => ({
    actor: row.actor_id,
    onBehalfOf: row.on_behalf_of,
    entry: {
      kind: row.action.slice(0, 80),
      is_audit: true,
      created_at: row.created_at.toISOString(),
      delivered: null,
      amount: null,
      note: row.reason?.slice(0, 1000) ?? null,
      orders_ahead: null,
    },
  }));
}

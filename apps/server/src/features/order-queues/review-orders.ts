import type {
  listCancelRequests as cancelEndpoint,
  listFailedOrders as errorsEndpoint,
  listUnknownOrders as unknownEndpoint,
} from '@marquee/contract/console/order-queues.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { queuedOrders } from './queued-orders.ts';

/** Sent without a clear answer, with the calls that were made. */
export async function listUnknownOrders(
  ctx: Context,
  query: Input<typeof unknownEndpoint>['query'],
): Promise<Answer<typeof unknownEndpoint>> {
  const waits = sql`dispatch.state = 'unknown'`;
  const { views, next } = await queuedOrders(ctx, { waits, since: sql`dispatch.updated_at` }, query);
  const attempts = await attemptsFor(
    ctx,
    views.map(({ id }) => BigInt(id)),
  );
  const data = views.map((view) => ({ ...view, attempts: attempts.get(BigInt(view.id)) ?? [] }));
  return { data, next };
}

const mostAttempts = 10;

async function attemptsFor({ db, panel }: Context, orderIds: readonly bigint[]) {
  const { rows } = await sql<{ order_id: bigint; outcome: string; message: string | null; created_at: Date }>`
    select attempt.* from unnest(${orderIds}::bigint[]) as wanted (id), lateral (
      select order_id, outcome, message, created_at from dispatch_attempt
       where panel_id = ${panel.id} and order_id = wanted.id order by id desc limit ${mostAttempts}) as attempt`.execute(
    db,
  );
  const views = rows.map(({ order_id, outcome, message, created_at }) => ({
    order_id,
    attempt: { outcome, message, created_at: created_at.toISOString() },
  }));
  const byOrder = Map.groupBy(views, ({ order_id }) => order_id);
  return new Map([...byOrder].map(([id, found]) => [id, found.map(({ attempt }) => attempt)]));
}

export async function listFailedOrders(
  ctx: Context,
  query: Input<typeof errorsEndpoint>['query'],
): Promise<Answer<typeof errorsEndpoint>> {
  const waits = query.read
    ? sql`ordered.status = 'error'`
    : sql`ordered.status = 'error' and (ordered.read_at is null or ordered.read_at < ordered.updated_at)`;
  const { views, next } = await queuedOrders(ctx, { waits, since: sql`ordered.updated_at` }, query);
  return { data: views, next };
}

export async function listCancelRequests(
  ctx: Context,
  query: Input<typeof cancelEndpoint>['query'],
): Promise<Answer<typeof cancelEndpoint>> {
  const waits = sql`ordered.cancel_requested_at is not null and ordered.status in ('in_processing', 'stopped')`;
  const { rows, views, next } = await queuedOrders(
    ctx,
    { waits, since: sql`ordered.cancel_requested_at` },
    query,
  );
  const asked = new Map(rows.map(({ id, asked_at }) => [Number(id), asked_at?.toISOString() ?? null]));
  return { data: views.map((view) => ({ ...view, asked_at: asked.get(view.id) ?? null })), next };
}

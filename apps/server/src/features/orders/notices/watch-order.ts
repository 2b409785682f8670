import { PassThrough } from 'node:stream';
import type { Context } from '../../../platform/context.ts';
import { Streamed } from '../../../platform/http/answers/streamed.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { mayImpersonate } from '../../accounts/index.ts';
import { getOrder } from '../get-order.ts';

/** The browser reconnects by itself, and its permission is checked again. */
const maxStreamMs = 5 * 60_000;
/** Proxies close connections that are silent for a minute. */
const heartbeatMs = 25_000;

/** Streams the order now and after every change, until the reader leaves or a few minutes have passed. */
export async function watchOrder(ctx: Context, orderId: bigint): Promise<Streamed> {
  const first = await getOrder(ctx, orderId);
  const body = new PassThrough();
  const send = (order: unknown) => body.write(`event: order\ndata: ${JSON.stringify({ data: order })}\n\n`);
  body.write('retry: 2000\n\n');
  send(first);

  let isReading = false;
  let isStale = false;
  const update = async (): Promise<void> => {
    // Changes that arrive during a read lead to one more read.
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isStale && !body.destroyed) {
        isStale = false;
        if (!(await mayStillWatch(ctx))) return void body.end();
        send(await getOrder(ctx, orderId));
      }
    } catch {
      // Hidden meanwhile, or the database is down: the browser reconnects and gets the error.
      body.end();
    } finally {
      isReading = false;
    }
  };
  const stop = ctx.rows.watch({ topic: 'order', panelId: ctx.panel.id, id: orderId }, () => void update());
  const heartbeatTimer = setInterval(() => body.write(': still here\n\n'), heartbeatMs);
  const endTimer = setTimeout(() => body.end(), maxStreamMs);
  body.once('close', () => {
    stop();
    clearInterval(heartbeatTimer);
    clearTimeout(endTimer);
  });
  // Catches changes between the first read and the watch.
  void update();
  return new Streamed({ body, contentType: 'text/event-stream; charset=utf-8' });
}

/**
 * False once the session has ended, the account is frozen or the operator has lost the role. Queried here
 * because the sessions feature is a layer above this one.
 */
export async function mayStillWatch(ctx: Context): Promise<boolean> {
  const { accountId, sessionId } = signedIn(ctx);
  if (sessionId === undefined) return true;
  const session = await ctx.db
    .selectFrom('session')
    .innerJoin('account', (join) =>
      join.onRef('account.panel_id', '=', 'session.panel_id').onRef('account.id', '=', 'session.account_id'),
    )
    .select('session.on_behalf_of')
    .where('session.panel_id', '=', ctx.panel.id)
    .where('session.id', '=', sessionId)
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', ctx.clock.now())
    .where('account.frozen_at', 'is', null)
    .executeTakeFirst();
  if (!session) return false;
  const { on_behalf_of: operatorId } = session;
  return operatorId === null || mayImpersonate(ctx.db, { panelId: ctx.panel.id, operatorId });
}

import { PassThrough } from 'node:stream';
import type { Context } from '../../../platform/context.ts';
import { Streamed } from '../../../platform/http/answers/streamed.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { mayImpersonate } from '../../accounts/index.ts';
import { getOrder } from '../get-order.ts';

/** The browser connects again by itself, and its right to look is checked again. */
const longestStream = 5 * 60_000;
/** Proxies close what is silent for a minute. */
const heartbeat = 25_000;

/** The order now and after every change, for as long as somebody reads, up to some minutes. */
export async function watchOrder(ctx: Context, orderId: bigint): Promise<Streamed> {
  const first = await getOrder(ctx, orderId);
  const body = new PassThrough();
  const send = (order: unknown) => body.write(`event: order\ndata: ${JSON.stringify({ data: order })}\n\n`);
  body.write('retry: 2000\n\n');
  send(first);

  let isReading = false;
  let isStale = false;
  const update = async (): Promise<void> => {
    // Any number of changes while one is read come to one more reading.
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
      // Hidden meanwhile, or the database is away: the browser asks again and is told.
      body.end();
    } finally {
      isReading = false;
    }
  };
  const stop = ctx.rows.watch({ topic: 'order', panelId: ctx.panel.id, id: orderId }, () => void update());
  const beating = setInterval(() => body.write(': still here\n\n'), heartbeat);
  const ending = setTimeout(() => body.end(), longestStream);
  body.once('close', () => {
    stop();
    clearInterval(beating);
    clearTimeout(ending);
  });
  // What changed between reading and watching.
  void update();
  return new Streamed({ body, contentType: 'text/event-stream; charset=utf-8' });
}

/**
 * Whoever signed out, was signed out or frozen sees nothing more, nor an operator who is one no longer.
 * Read here and not asked of the sessions feature, which stands above this one.
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

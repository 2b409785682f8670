import type { Context } from '../../../platform/context.ts';
import { streamRow } from '../../../platform/http/answers/stream-row.ts';
import type { Streamed } from '../../../platform/http/answers/streamed.ts';
import { mayStillWatch } from '../../accounts/index.ts';
import { getOrder } from '../get-order.ts';

export async function watchOrder(ctx: Context, orderId: bigint): Promise<Streamed> {
  return streamRow(ctx, {
    event: 'order',
    rows: [{ topic: 'order', panelId: ctx.panel.id, id: orderId }],
    read: () => getOrder(ctx, orderId),
    mayGoOn: () => mayStillWatch(ctx),
  });
}

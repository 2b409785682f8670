import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { streamRow } from '../../platform/http/answers/stream-row.ts';
import type { Streamed } from '../../platform/http/answers/streamed.ts';
import { guestCheckout } from './guest-checkout.ts';

/**
 * Streams that the checkout behind a token has changed, and nothing of it: the page asks for it again, and that
 * answer goes through the contract. The token is checked again before each event.
 */
export async function watchOrderStatus(ctx: Context, token: string): Promise<Streamed> {
  const { orders } = await guestCheckout(ctx, token);
  return streamRow(ctx, {
    event: 'checkout',
    rows: orders.map(({ id }) => ({ topic: 'order', panelId: ctx.panel.id, id })),
    read: async () => ({ version: await checkoutVersion(ctx, token) }),
    mayGoOn: async () => true,
  });
}

/** Another text whenever something has changed. */
async function checkoutVersion(ctx: Context, token: string): Promise<string> {
  const { orders, isTakenOver, isFrozen } = await guestCheckout(ctx, token);
  const state = orders.map(({ id, status, delivered, updated_at }) => [
    `${id}:${delivered}`,
    status,
    updated_at.getTime(),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([isTakenOver, isFrozen, state]))
    .digest('base64url');
}

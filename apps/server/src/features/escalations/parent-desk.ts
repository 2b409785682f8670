import type { Context } from '../../platform/context.ts';
import { dispatchesOf } from '../dispatch/index.ts';
import { findOrder } from '../orders/index.ts';
import { findParentProvider, parentOf } from '../providers/index.ts';

/** Who answers what is passed on: the parent panel, asked by the owner's account there. */
export interface ParentDesk {
  parent: Context;
  accountId: bigint;
  providerId: bigint;
}

export async function findParentDesk(ctx: Context): Promise<ParentDesk | undefined> {
  const [parent, provider] = [await parentOf(ctx), await findParentProvider(ctx)];
  if (!parent || !provider) return undefined;
  return { parent, accountId: provider.parent_account_id, providerId: provider.id };
}

/** The parent's order that delivers this one. */
export async function parentsOrder(
  ctx: Context,
  { providerId }: ParentDesk,
  orderId: bigint | null,
): Promise<{ id: number; link: string } | undefined> {
  if (orderId === null) return undefined;
  const dispatch = (await dispatchesOf(ctx, [orderId])).get(orderId);
  if (dispatch?.provider_id !== providerId || !/^\d{1,16}$/.test(dispatch.number ?? '')) return undefined;
  const order = await findOrder(ctx, orderId);
  return order && { id: Number(dispatch.number), link: order.link };
}

import type { ProviderAdapter } from '../../../adapters/providers/provider-adapter.ts';
import type { ProviderAccount, ProviderKind } from '../../../adapters/providers/provider-kind.ts';
import type { Ask } from '../../../adapters/providers/smm-v2/ask.ts';
import { place } from '../../../adapters/providers/smm-v2/place.ts';
import { smmV2 } from '../../../adapters/providers/smm-v2/smm-v2.ts';
import type { Context } from '../../../platform/context.ts';
import { isConflict } from '../../../platform/db/transaction.ts';
import { findAccount } from '../../accounts/index.ts';

export const parentPanelKind: ProviderKind = {
  kind: 'parent_panel',
  capabilities: {
    takesOrders: true,
    isPolled: true,
    listsServices: true,
    canCancel: true,
    canRefill: true,
    placesOnce: true,
    placesInTransaction: true,
    announcesChanges: true,
  },
  open: parentPanel,
};

/**
 * The parent panel on the same installation, called with the fields of the reseller API and answered by the
 * same code, without a network in between. The owner's account there pays.
 */
function parentPanel(ctx: Context, { parentAccountId: accountId, hear }: ProviderAccount): ProviderAdapter {
  let conflict: unknown;
  const ask: Ask = async (parameters) => {
    const start = performance.now();
    const asOwner = accountId === null ? undefined : await ownerInParent(ctx, accountId);
    const answer = asOwner
      ? await ctx.internalCalls.ask(asOwner, '/api/v2', parameters).catch((error: unknown) => {
          if (isConflict(error)) conflict = error;
          throw error;
        })
      : { error: 'Invalid API key' };
    const tookMs = Math.round(performance.now() - start);
    hear?.({
      action: parameters.action ?? '',
      request: parameters,
      status: 200,
      answer: JSON.stringify(answer),
      tookMs,
    });
    return { status: 200, answer };
  };
  return {
    ...smmV2(ask),
    place: async (order) => {
      const placement = await place(
        (parameters) => ask({ ...parameters, idempotency_key: order.reference }),
        order,
      );
      // Whoever holds the transaction repeats all of it.
      if (conflict) throw conflict;
      // The reference is an idempotency key, so a failed call can simply be repeated.
      return placement.outcome === 'unknown' ? { ...placement, outcome: 'not_sent' } : placement;
    },
  };
}

/** The context of the parent panel, signed in as the owner; undefined while the owner may do nothing there. */
export async function ownerInParent(ctx: Context, accountId: bigint): Promise<Context | undefined> {
  const parent = await parentOf(ctx);
  const account = parent && (await findAccount(parent, accountId));
  if (!account || account.frozen_at) return undefined;
  return { ...parent, locale: 'en', actor: { kind: 'user', accountId, permissions: [], frozen: false } };
}

/** The parent panel, where this panel is a child. */
export async function parentOf(ctx: Context): Promise<Context | undefined> {
  const panel = await ctx.db
    .selectFrom('panel as child')
    .innerJoin('panel as parent', 'parent.id', 'child.parent_id')
    .select(['parent.id', 'parent.slug', 'parent.name'])
    .where('child.id', '=', ctx.panel.id)
    .executeTakeFirst();
  return panel && { ...ctx, panel };
}

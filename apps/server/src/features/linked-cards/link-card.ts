import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { GatewayFailure } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency/once.ts';
import { findAccount, lockProvenAccount, shownEmail } from '../accounts/index.ts';
import { panelOrigin } from '../panels/index.ts';
import { findPaymentMethod, gatewayFor } from '../payment-methods/index.ts';

interface Input {
  accountId: bigint;
  methodId: bigint;
  subscriptionId: bigint | null;
  key: string | undefined;
}

/** As long as gateways keep such pages open. */
const pageMinutes = 30;
const maxCards = 10;

/** Opens a page at the gateway to enter the card; a webhook reports when it is linked. */
export async function linkCard(ctx: Context, input: Input): Promise<{ redirect_url: string }> {
  const { accountId, methodId, subscriptionId } = input;
  const method = await findPaymentMethod(ctx, methodId, 'recurring');
  const gateway = method && (await gatewayFor(ctx, method));
  if (!gateway?.cards)
    return refuse('invalid_input', { fields: [{ field: 'payment_method_id', code: 'invalid' }] });
  const request = ['linkCard', methodId, subscriptionId];
  const { cardId } = await once(ctx, { key: input.key, request }, async (tx) => {
    await lockProvenAccount(tx);
    await refuseTooMany(tx, accountId);
    const values = { panel_id: tx.panel.id, account_id: accountId, method_id: methodId };
    const { id } = await tx.db
      .insertInto('linked_card')
      .values({ ...values, subscription_id: subscriptionId, created_at: tx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { cardId: String(id) };
  });
  const [account, origin] = await Promise.all([findAccount(ctx, accountId), panelOrigin(ctx)]);
  const now = ctx.clock.now();
  const page = (state: string) => `${origin}${localizedPath('/linked-cards', ctx.locale)}?card=${state}`;
  const setup = {
    panelId: ctx.panel.id,
    cardId: BigInt(cardId),
    accountId,
    email: (account && shownEmail(account)) ?? undefined,
    locale: ctx.locale,
    successUrl: page(cardId),
    cancelUrl: page('canceled'),
    createdAt: now,
    expiresAt: new Date(now.getTime() + pageMinutes * 60_000),
  };
  const started = await gateway.cards.start(setup).catch((error: unknown) => {
    if (error instanceof GatewayFailure) refuse('upstream_failed', { cause: error });
    throw error;
  });
  await ctx.db
    .updateTable('linked_card')
    .set({ setup_ref: started.ref })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', BigInt(cardId))
    .where('status', '=', 'pending')
    .execute();
  return { redirect_url: started.url };
}

async function refuseTooMany(tx: Context, accountId: bigint): Promise<void> {
  const { count } = await tx.db
    .selectFrom('linked_card')
    .select((build) => build.fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('status', 'in', ['active', 'expired'])
    .executeTakeFirstOrThrow();
  if (count >= maxCards) refuse('wrong_state');
}

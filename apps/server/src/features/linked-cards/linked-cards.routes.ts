import * as endpoints from '@marquee/contract/money/linked-cards.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { removeCard } from './forget-card.ts';
import { linkCard } from './link-card.ts';
import { listCards } from './linked-card.ts';
import { checkPendingCards } from './save-card.ts';

export const linkedCardRoutes: readonly Route[] = [
  route(endpoints.listLinkedCards, async (ctx) => {
    const { accountId } = signedIn(ctx);
    await checkPendingCards(ctx, accountId);
    return { data: await listCards(ctx, accountId) };
  }),
  route(endpoints.listLinkedCardsForOrders, async (ctx) => ({
    data: await listCards(ctx, signedIn(ctx).accountId),
  })),
  route(
    endpoints.linkCard,
    async (ctx, { body }, _reply, incoming) => ({
      data: await linkCard(ctx, {
        accountId: signedIn(ctx).accountId,
        methodId: BigInt(body.payment_method_id),
        subscriptionId: body.subscription_id ? BigInt(body.subscription_id) : null,
        key: incoming.idempotencyKey,
      }),
    }),
    { limit: { points: 20, seconds: 3600 } },
  ),
  route(endpoints.removeLinkedCard, async (ctx, { params }) => {
    await removeCard(ctx, { cardId: BigInt(params.cardId), accountId: signedIn(ctx).accountId });
    return undefined;
  }),
];

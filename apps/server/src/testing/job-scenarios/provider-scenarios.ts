import { createNetwork, createServiceType } from '../../features/catalogue/testing/create-catalogue.ts';
import { creditWallet } from '../../features/ledger/index.ts';
import { usd } from '../../features/ledger/testing/fund-customer.ts';
import { requestedSyncJob } from '../../features/providers/console/requested-sync.job.ts';
import { addProvider } from '../../features/providers/index.ts';
import { refreshProviderJob } from '../../features/providers/refresh-provider.job.ts';
import { refreshProvidersJob } from '../../features/providers/refresh-providers.job.ts';
import { findHandover } from '../../features/subscriptions/handover/handover.ts';
import { stopHandoverJob } from '../../features/subscriptions/handover/stop-handover.job.ts';
import { cancelSubscription } from '../../features/subscriptions/index.ts';
import { watchedChildren, watchingShop } from '../../features/subscriptions/testing/watching-shop.ts';
import { wakeSubscriptionsJob } from '../../features/subscriptions/watching/wake-subscriptions.job.ts';
import { createAccount } from '../create-account.ts';
import { type Scenario, scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

const pollPause = 11 * 60;

export function providerScenarios({ database, open, providers: { watching, listing } }: Stage): Scenario[] {
  const supplied = async () => {
    const ctx = await open();
    const { url, key } = listing;
    const provider = { name: 'Upstream', adapter: 'smm_v2', url, key, lowBalance: usd('500') } as const;
    const providerId = await addProvider(ctx, provider);
    const own = { panel_id: ctx.panel.id, provider_id: providerId };
    const type = await createServiceType(ctx.db, await createNetwork(ctx.db, ctx.panel));
    const rule = { ...own, pattern: 'views', service_type_id: type.id };
    await ctx.db.insertInto('offer_rule').values(rule).execute();
    await ctx.db.insertInto('price_rule').values(own).execute();
    await createAccount(ctx.db, ctx.panel, { role: 'owner' });
    listing.services = [
      { service: 1, name: 'Views', type: 'Default', rate: '1', min: 10, max: 10_000, refill: true },
      { service: 2, name: 'Views, slow', type: 'Default', rate: '0.4', min: 100, max: 5000, cancel: true },
    ];
    return { ctx, payload: { panelId: ctx.panel.id, providerId } };
  };
  /** A subscription that a provider watches and whose owner has run out of money. */
  const waiting = async () => {
    const shop = await watchingShop(database, watching);
    const { ctx, subscribe, lookAfter } = shop;
    const buyer = await shop.customer('1.5');
    const { accountId } = buyer.actor;
    const subscriptionId = await subscribe(buyer);
    await lookAfter(0);
    const number = async () => String((await findHandover(ctx, subscriptionId))?.number);
    const pending = { status: 'Pending', remains: '1000' };
    const first = 1000 + watching.calls.length;
    const setChildren = watchedChildren(watching);
    setChildren(await number(), { [first]: pending, [first + 1]: pending });
    await lookAfter(pollPause);
    const stopped = () => watching.calls.filter(({ action }) => action === 'cancel').length;
    const before = stopped();
    const { length: added } = [...watching.orders];
    const topUp = async () => {
      const credit = { type: 'bonus', customerId: accountId, amount: usd('20') } as const;
      await creditWallet(ctx, { ...credit, key: `top-up:${subscriptionId}` });
      for (const _ of [1, 2, 3]) await lookAfter(pollPause);
      if ((await findHandover(ctx, subscriptionId))?.state !== 'sent')
        throw new Error('not handed over anew');
    };
    return {
      ctx,
      buyer,
      subscriptionId,
      topUp,
      payload: { panelId: ctx.panel.id, subscriptionId, accountId },
      callCount: () => stopped() - before,
      outside: () => watching.orders.size - added,
    };
  };

  return [
    scenario(refreshProvidersJob, 'one provider', {
      leaves: 'jobs',
      prepare: async () => ({ ctx: (await supplied()).ctx, payload: {} }),
    }),
    scenario(refreshProviderJob, 'new offers and a low balance', {
      isRunAtOnce: true,
      logs: ['provider_sync'],
      stamps: ['provider.balance_at', 'provider_offer.seen_at'],
      prepare: supplied,
    }),
    scenario(requestedSyncJob, 'new offers, asked for by staff', {
      isRunAtOnce: true,
      logs: ['provider_sync'],
      stamps: ['provider.balance_at', 'provider_offer.seen_at'],
      prepare: async () => {
        const { payload, ...rest } = await supplied();
        return { ...rest, payload: { ...payload, acceptShrunken: false } };
      },
    }),
    scenario(wakeSubscriptionsJob, 'one that waits for money', { isRunAtOnce: true, prepare: waiting }),
    scenario(stopHandoverJob, 'out of money', { isRunAtOnce: true, prepare: waiting }),
    scenario(stopHandoverJob, 'ended by its owner', {
      prepare: async () => {
        const subscription = await waiting();
        await cancelSubscription(subscription.buyer, subscription.subscriptionId);
        return subscription;
      },
    }),
    scenario(stopHandoverJob, 'handed over anew before the job comes again', {
      prepare: async () => {
        const subscription = await waiting();
        return { ...subscription, meanwhile: subscription.topUp };
      },
    }),
  ];
}

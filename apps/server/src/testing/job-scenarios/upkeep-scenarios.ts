import { afterAll } from 'vitest';
import { sumDaysJob } from '../../features/books/reports/sum-days.job.ts';
import { createNetwork } from '../../features/catalogue/testing/create-catalogue.ts';
import { keepAnswer, questionOf } from '../../features/channel-sources/remember-answers.ts';
import { sweepAnswersJob } from '../../features/channel-sources/sweep-answers.job.ts';
import { checkDomainsJob } from '../../features/child-panels/dns/check-domains.job.ts';
import { renewChildPanelsJob } from '../../features/child-panels/life/renew-child-panels.job.ts';
import { newName, rentalShop } from '../../features/child-panels/testing/rent-panel.ts';
import { measureSourcesJob } from '../../features/dispatch/speedup/measure-sources.job.ts';
import { refreshAllRatesJob } from '../../features/exchange-rates/refresh-all-rates.job.ts';
import { refreshExchangeRateJob } from '../../features/exchange-rates/refresh-exchange-rate.job.ts';
import { insertWaitingTrial } from '../../features/free-trials/testing/insert-waiting-trial.ts';
import { sweepTrialsJob } from '../../features/free-trials/upkeep/sweep-trials.job.ts';
import { fundCustomer, usd } from '../../features/ledger/testing/fund-customer.ts';
import { completeLinkRulesJob } from '../../features/links/complete-link-rules.job.ts';
import { sweepNotificationsJob } from '../../features/notifications/in-app/sweep-notifications.job.ts';
import { notify } from '../../features/notifications/notify.ts';
import { sweepMailsJob } from '../../features/notifications/sweep-mails.job.ts';
import { forgetCallsJob } from '../../features/providers/calls/forget-calls.job.ts';
import { addProvider, recordCalls } from '../../features/providers/index.ts';
import { sweepVisitorsJob } from '../../features/referrals/sweep-visitors.job.ts';
import { sweepSessionsJob } from '../../features/sessions/list/sweep-sessions.job.ts';
import { createWebhook } from '../../features/webhooks/create-webhook.ts';
import { forgetDeliveriesJob } from '../../features/webhooks/delivery/forget-deliveries.job.ts';
import { notifyWebhooks } from '../../features/webhooks/delivery/notify-webhooks.ts';
import { booksCheckJob } from '../../features.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { startNameServer } from '../dns-server.ts';
import { startLocalServer } from '../gateways/local-server.ts';
import { type Scenario, scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

const day = 24 * 3600;

export async function upkeepScenarios({ database, open, shop }: Stage): Promise<Scenario[]> {
  const nameServer = await startNameServer();
  afterAll(nameServer.close);
  const rates = await startLocalServer(async () => ({ body: { base: 'USD', rates: { RUB: 92.5 } } }));
  afterAll(rates.stop);
  const withRates = async () => {
    const ctx = await open();
    const source = { panel_id: ctx.panel.id, url: `${rates.origin}/daily.json` };
    await ctx.db.insertInto('exchange_rate_source').values(source).execute();
    return ctx;
  };

  return [
    scenario(sumDaysJob, 'a day that is over', {
      leaves: 'rows',
      // A later run sums up the days between.
      logs: ['daily_report'],
      prepare: async () => {
        const ctx = await open();
        await fundCustomer(ctx, { cash: usd('10') });
        ctx.clock.advance(2 * day);
        return { ctx, payload: {} };
      },
    }),
    scenario(booksCheckJob, 'of everything that stands here', {
      leaves: 'rows',
      logs: ['books_check'],
      prepare: async () => ({ ctx: await open(), payload: {} }),
    }),
    scenario(sweepTrialsJob, 'a request that nobody decided on, and an old proof', {
      isRunAtOnce: true,
      prepare: async () => {
        const ctx = await open();
        await insertWaitingTrial(ctx);
        ctx.clock.advance(120 * day);
        return { ctx, payload: {} };
      },
    }),
    scenario(completeLinkRulesJob, 'a known network without rules', {
      isRunAtOnce: true,
      prepare: async () => {
        const ctx = await open();
        await createNetwork(ctx.db, ctx.panel, { slug: 'discord' });
        return { ctx, payload: {} };
      },
    }),
    scenario(refreshAllRatesJob, 'one source', {
      leaves: 'jobs',
      prepare: async () => ({ ctx: await withRates(), payload: {} }),
    }),
    scenario(refreshExchangeRateJob, 'a first rate', {
      isRunAtOnce: true,
      stamps: ['exchange_rate.fetched_at', 'exchange_rate_source.last_tried_at'],
      prepare: async () => {
        const ctx = await withRates();
        return { ctx, payload: { panelId: ctx.panel.id } };
      },
    }),
    scenario(sweepMailsJob, 'one of last autumn', {
      prepare: async () => {
        const ctx = await open();
        const given = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
        await queueMail(ctx, { to: 'old@test.localhost', template: 'test', locale: 'en', ...given });
        const own = ctx.db.updateTable('outbox_mail').where('panel_id', '=', ctx.panel.id);
        await own.set({ status: 'sent', sent_at: ctx.clock.now() }).execute();
        ctx.clock.advance(91 * day);
        return { ctx, payload: {} };
      },
    }),
    scenario(sweepSessionsJob, 'a captcha and a sign-in of last year', {
      prepare: async () => {
        const ctx = await open();
        const own = { panel_id: ctx.panel.id };
        const long = new Date('2025-01-01T00:00:00Z');
        const tried = { succeeded: false, address: '10.0.0.1', user_agent: 'Test' };
        const solved = { hash: Buffer.from('solution'), expires_at: long };
        await ctx.db
          .insertInto('captcha_solution')
          .values({ ...own, ...solved })
          .execute();
        await ctx.db
          .insertInto('login_attempt')
          .values({ ...own, ...tried, method: 'password', created_at: long })
          .execute();
        return { ctx, payload: {} };
      },
    }),
    scenario(sweepVisitorsJob, 'one of last week', {
      prepare: async () => {
        const { ctx, customer } = await shop();
        const { actor } = await customer();
        const visitor = { referrer_id: actor.accountId, visitor: Buffer.alloc(16, 7) };
        await ctx.db
          .insertInto('referral_visitor')
          .values({ panel_id: ctx.panel.id, day: '2025-01-01', ...visitor })
          .execute();
        return { ctx, payload: {} };
      },
    }),
    scenario(sweepNotificationsJob, 'one of years ago', {
      prepare: async () => {
        const { ctx, customer } = await shop();
        const { actor } = await customer();
        const done = { kind: 'order-completed', orderId: 7n, service: 'Views', quantity: 10n } as const;
        await notify(ctx, actor.accountId, done);
        // Later than every clock of the other scenarios, whose notices are swept with it.
        ctx.clock.advance(3 * 365 * day);
        return { ctx, payload: {} };
      },
    }),
    scenario(measureSourcesJob, 'services without a choice of sources', {
      leaves: 'nothing',
      prepare: async () => ({ ctx: (await shop()).ctx, payload: {} }),
    }),
    scenario(renewChildPanelsJob, 'one whose month ends', {
      isRunAtOnce: true,
      prepare: async () => {
        const { rent, shop: parent } = await rentalShop(database, '50');
        await rent();
        parent.ctx.clock.advance(31 * day);
        return { ctx: parent.ctx, payload: {} };
      },
    }),
    scenario(checkDomainsJob, 'one that leads here and holds the token', {
      // A proven domain is looked at again every week.
      laterSeconds: 8 * day,
      stamps: ['child_panel.dns_checked_at', 'child_panel.dns_next_at'],
      prepare: async () => {
        const { rent, rowOf, shop: parent } = await rentalShop(database);
        const { id, domain } = await rent({ domain: `${newName()}.com`, domain_type: 'own' });
        nameServer.records.set(`A ${parent.panel.host}`, ['192.0.2.1']);
        nameServer.records.set(`A ${domain}`, ['192.0.2.1']);
        nameServer.records.set(`TXT _marquee.${domain}`, [(await rowOf(id)).dns_token]);
        const domains = { rdapUrl: 'http://127.0.0.1:9', dnsServers: [nameServer.address] };
        const ctx = { ...parent.ctx, environment: { ...parent.ctx.environment, domains } };
        return { ctx, payload: {} };
      },
    }),
    scenario(sweepAnswersJob, 'one that is fresh no longer', {
      prepare: async () => {
        const { ctx } = await shop();
        const anHour = new Date(ctx.clock.now().getTime() + 3_600_000);
        await keepAnswer(ctx, questionOf('videos', { id: 'abc' }), { body: {} }, anHour);
        ctx.clock.advance(day);
        return { ctx, payload: {} };
      },
    }),
    scenario(forgetCallsJob, 'one of the season before last', {
      prepare: async () => {
        const { ctx } = await shop();
        const providerId = await addProvider(ctx, { name: 'By hand', adapter: 'manual' });
        const exchange = { action: 'balance', request: { action: 'balance' }, answer: '{}', tookMs: 1 };
        await recordCalls(ctx, [{ providerId, exchange }]);
        ctx.clock.advance(91 * day);
        return { ctx, payload: {} };
      },
    }),
    scenario(forgetDeliveriesJob, 'one of the month before last', {
      prepare: async () => {
        const { ctx, customer } = await shop();
        const { actor } = await customer();
        const inPerson = { ...ctx, actor };
        const input = { url: 'https://shop.example/hook', events: ['order.status' as const] };
        const { id } = await createWebhook(inPerson, input);
        await notifyWebhooks(ctx, [BigInt(id)], { event: 'order.status', data: { id: 1 } });
        ctx.clock.advance(31 * day);
        return { ctx, payload: {} };
      },
    }),
  ];
}

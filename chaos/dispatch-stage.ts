import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import {
  deliverable,
  loopContext,
  paidOrders,
} from '../apps/server/src/features/dispatch/testing/paid-orders.ts';
import { checkBooks } from '../apps/server/src/features/ledger/index.ts';
import { features } from '../apps/server/src/features.ts';
import { openInstallation } from '../apps/server/src/installation.ts';
import type { Context } from '../apps/server/src/platform/context.ts';
import type { DB } from '../apps/server/src/platform/db/generated/tables.ts';
import { createGuardedFetch } from '../apps/server/src/platform/guarded-fetch/guarded-fetch.ts';
import { createLogger } from '../apps/server/src/platform/log/logger.ts';
import { Closing } from '../apps/server/src/platform/process/closing.ts';
import { readConfig } from '../apps/server/src/platform/process/config.ts';
import { createPanel } from '../apps/server/src/testing/create-panel.ts';
import { type FakeProvider, startProvider } from '../apps/server/src/testing/providers/start-provider.ts';
import { type TestClock, testClock } from '../apps/server/src/testing/test-clock.ts';

/** The environment of every process of the installation under test. */
export function dispatchEnvironment(url: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: url,
    ALLOW_LOOPBACK_FETCH: '1',
    SECRET_KEY: 'only-for-chaos'.repeat(3),
    LOG_LEVEL: 'silent',
    DATA_DIR: path.join(tmpdir(), 'marquee-chaos'),
    DEMO: '0',
  };
}

export interface DispatchStage {
  ctx: Context & { clock: TestClock };
  loop: ReturnType<typeof loopContext>;
  provider: FakeProvider;
  /** Whether the provider's host name resolves. */
  name: { resolves: boolean };
  /** Paid orders, one per link; a hundred of each customer. */
  order(links: readonly string[]): Promise<bigint[]>;
  /** The links of orders in these dispatch states. */
  linksBy(states: readonly Selectable<DB['dispatch']>['state'][]): Promise<string[]>;
  findings(): Promise<string[]>;
}

/** A panel with one provider over HTTP and a clock that can be set, while `work` runs. */
export async function withDispatchStage<Result>(
  url: string,
  work: (stage: DispatchStage) => Promise<Result>,
): Promise<Result> {
  const closing = new Closing();
  const provider = await startProvider();
  try {
    const config = await readConfig(dispatchEnvironment(url), ['--services=web']);
    const log = createLogger(config);
    const { appServices } = await openInstallation(config, log, closing);
    const name = { resolves: true };
    const ctx = {
      ...appServices,
      panel: await createPanel(appServices.db),
      actor: { kind: 'system', name: 'chaos' } as const,
      locale: 'en' as const,
      requestId: 'chaos',
      log,
      clock: testClock(new Date()),
      fetch: createGuardedFetch({ allowLoopback: true }, async () => {
        if (!name.resolves) throw new Error('the name does not resolve');
        return [{ address: '127.0.0.1', family: 4 }];
      }),
    };
    const { service } = await deliverable(ctx, [
      {
        name: 'Upstream',
        adapter: 'smm_v2',
        url: provider.url.replace('127.0.0.1', 'localhost'),
        key: provider.key,
        concurrency: 64,
        perMinute: 60_000,
      },
    ]);
    return await work({ ctx, loop: loopContext(ctx), provider, name, ...stageQueries(ctx, service.id) });
  } finally {
    await closing.close();
    await provider.stop();
  }
}

function stageQueries(
  ctx: Context,
  serviceId: bigint,
): Pick<DispatchStage, 'order' | 'linksBy' | 'findings'> {
  return {
    order: async (links) => {
      const ids: bigint[] = [];
      for (let from = 0; from < links.length; from += 100)
        ids.push(...(await paidOrders(ctx, serviceId, links.slice(from, from + 100))).orderIds);
      return ids;
    },
    linksBy: async (states) => {
      const rows = await ctx.db
        .selectFrom('dispatch')
        .innerJoin('customer_order as ordered', (join) =>
          join
            .onRef('ordered.panel_id', '=', 'dispatch.panel_id')
            .onRef('ordered.id', '=', 'dispatch.order_id'),
        )
        .select('ordered.link')
        .where('dispatch.panel_id', '=', ctx.panel.id)
        .where('dispatch.state', 'in', states)
        .execute();
      return rows.map(({ link }) => link);
    },
    findings: async () => {
      const rules = features.flatMap((feature) => feature.books ?? []);
      return (await checkBooks(ctx.db, rules)).map(({ rule, detail }) => `${rule}: ${detail}`);
    },
  };
}

/** A killed process may still be committing: waits until its last connection is closed. */
export async function untilDisconnected({ db }: Context, applicationName: string): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and application_name = ${applicationName}`.execute(db);
    if (rows.length === 0) return;
    await sleep(20);
  }
}

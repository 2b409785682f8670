import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { inTurns } from '../../../platform/loops/in-turns.ts';
import { createPanel } from '../../../testing/create-panel.ts';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { run as pollOrders } from '../polling/poll-orders.ts';
import { deliverable, loopContext, waitingOrders } from '../testing/paid-orders.ts';
import { run as dispatchOrders } from './dispatch-orders.ts';

const database = await testDatabase();
const { db } = database;
const noisy = await testContext(database);
const provider = await fakeProvider();
const upstream = {
  name: 'Upstream',
  adapter: 'smm_v2',
  url: provider.url,
  key: provider.key,
  concurrency: 64,
  perMinute: 60_000,
} as const;
const quietPanels = 20;

async function shopWith(ctx: Context, orders: number): Promise<void> {
  const { service } = await deliverable(ctx, [upstream]);
  await waitingOrders(ctx, service.id, orders);
}

const sentOf = async (panelIds: readonly bigint[]) => {
  const rows = await db
    .selectFrom('dispatch')
    .select(['panel_id'])
    .distinct()
    .where('panel_id', 'in', panelIds)
    .where('state', '=', 'sent')
    .execute();
  return rows.length;
};

test('beside a panel with 5,000 due orders, twenty others are served in the first round', async () => {
  await shopWith(noisy, 5000);
  const quiet: bigint[] = [];
  for (let made = 0; made < quietPanels; made += 1) {
    // Later than all of the noisy one's.
    noisy.clock.advance(1);
    const panel = await createPanel(db);
    await shopWith({ ...noisy, panel }, 1);
    quiet.push(panel.id);
  }
  const loop = loopContext(noisy);
  expect(await dispatchOrders(loop)).toBe(true);
  expect(await sentOf(quiet)).toBe(quietPanels);
  expect(provider.orders.size).toBe(100);
  // All of the noisy one's are with the provider and due for a question too.
  await sql`update dispatch set state = 'sent', number = 'n' || order_id, provider_id = coalesce(provider_id,
      (select id from provider where provider.panel_id = dispatch.panel_id)), sent_at = ${noisy.clock.now()}
    where state = 'ready'`.execute(db);
  noisy.clock.advance(60);
  const now = noisy.clock.now();
  await sql`update dispatch set next_poll_at = ${now}::timestamptz - case
      when panel_id = ${noisy.panel.id} then interval '1 hour' else interval '1 second' end`.execute(db);
  await pollOrders(loop);
  const { rows } = await sql<{ waiting: bigint }>`select count(*) as waiting from dispatch
    where next_poll_at <= ${now} and panel_id = any(${quiet}::bigint[])`.execute(db);
  expect(rows).toEqual([{ waiting: 0n }]);
}, 120_000);

test('finding what is due reads a few rows of each panel, however many are due', async () => {
  await sql`update dispatch set state = 'ready', next_at = ${noisy.clock.now()}`.execute(db);
  await sql`analyze dispatch`.execute(db);
  const query = inTurns({
    table: sql`dispatch`,
    key: sql`order_id`,
    dueAt: sql`next_at`,
    where: sql`work.state = 'ready' and work.is_speedup = false`,
    now: noisy.clock.now(),
    limit: 20,
  });
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`
    explain (analyze, format json) ${query}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('there is no plan');
  const scans = nodesOf(plan).filter((node) => node['Relation Name'] === 'dispatch');
  expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  const read = scans.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
  expect(read).toBeLessThan(200);
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

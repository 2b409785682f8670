import { expect, test } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { grades } from '../../grades/index.ts';
import { createLadder } from '../../grades/testing/ladder.ts';
import { childOf, parentShop, update } from '../testing/family.ts';
import { run } from './follow-parents.ts';

const database = await testDatabase();
const { db } = database;

const usd = (dollars: number) => BigInt(Math.round(dollars * 100_000)) * 1000n;

async function family() {
  const parent = await parentShop(database, { listeners: grades.listeners ?? [] });
  const views = await parent.service({ name: 'Views' });
  const child = await childOf(database, parent.ctx);
  return { parent, views, child, worker: worker(parent.ctx) };
}

type Family = Awaited<ReturnType<typeof family>>;

function worker(ctx: Context): LoopContext {
  return {
    ...ctx,
    stopping: new AbortController().signal,
    inPanel: async (panelId) => {
      const panel = await db
        .selectFrom('panel')
        .select(['id', 'slug', 'name'])
        .where('id', '=', panelId)
        .executeTakeFirst();
      return panel && { ...ctx, panel };
    },
  };
}

/** Until nothing is left to do. */
async function settle(loop: LoopContext): Promise<void> {
  while (await run(loop));
}

const prices = async ({ child }: Pick<Family, 'child'>) =>
  (await child.services()).map(({ default_price, is_enabled }) => (is_enabled ? default_price : null));

test('a new child is filled, and every change of the parent arrives', async () => {
  const here = await family();
  const { parent, views, child, worker: loop } = here;
  await settle(loop);
  expect(await prices(here)).toEqual([usd(1.5)]);
  await update(parent.ctx, views.id, { default_price: usd(2) });
  await settle(loop);
  expect(await prices(here)).toEqual([usd(3)]);
  await update(parent.ctx, views.id, { is_enabled: false });
  await settle(loop);
  expect(await prices(here)).toEqual([null]);
  expect(await db.selectFrom('catalogue_change').selectAll().execute()).toEqual([]);
  // Without a change nobody is looked at.
  const stamp = () =>
    db.selectFrom('provider').select('followed_at').where('panel_id', '=', child.panel.id).execute();
  const before = await stamp();
  parent.ctx.clock.advance(60);
  await settle(loop);
  expect(await stamp()).toEqual(before);
});

test('the owner’s own prices and grade arrive, and only at the owner’s child', async () => {
  const here = await family();
  const { parent, views, child, worker: loop } = here;
  const sibling = await childOf(database, parent.ctx);
  const ladder = await createLadder(db, parent.ctx.panel);
  await settle(loop);
  const own = { panel_id: parent.ctx.panel.id, account_id: child.ownerId };
  await db
    .insertInto('custom_price')
    .values({ ...own, service_id: views.id, fixed_price: usd(0.5) })
    .execute();
  await settle(loop);
  expect(await prices(here)).toEqual([usd(0.75)]);
  await db.deleteFrom('custom_price').where('account_id', '=', child.ownerId).execute();
  await db
    .insertInto('account_grade')
    .values({ ...own, grade_id: ladder.Gold, since: parent.ctx.clock.now() })
    .execute();
  await settle(loop);
  expect(await prices(here)).toEqual([usd(1.35)]);
  await db
    .updateTable('account_grade')
    .set({ grade_id: ladder.Silver })
    .where('account_id', '=', child.ownerId)
    .execute();
  await settle(loop);
  expect(await prices(here)).toEqual([usd(1.425)]);
  await db
    .updateTable('grade')
    .set({ discount_ppm: 200_000 })
    .where('panel_id', '=', parent.ctx.panel.id)
    .where('name', '=', 'Silver')
    .execute();
  await settle(loop);
  expect(await prices(here)).toEqual([usd(1.2)]);
  expect(await prices({ child: sibling })).toEqual([usd(1.5)]);
});

test('grandchildren follow their parents; a panel without children notes nothing', async () => {
  const { parent, views, child, worker: loop } = await family();
  const grandchild = await childOf(database, child.ctx);
  await settle(loop);
  expect(await prices({ child: grandchild })).toEqual([usd(2.25)]);
  await update(parent.ctx, views.id, { default_price: usd(2), name: 'Renamed' });
  await settle(loop);
  expect(await grandchild.services()).toMatchObject([
    { id: views.id, default_price: usd(4.5), name: 'Renamed' },
  ]);
  const alone = await parentShop(database);
  await alone.service();
  const noted = db.selectFrom('catalogue_change').selectAll().where('panel_id', '=', alone.ctx.panel.id);
  expect(await noted.execute()).toEqual([]);
});

test('several workers share the children, each followed once', async () => {
  const { parent, views, child, worker: loop } = await family();
  const children = [child];
  for (let count = 0; count < 11; count += 1) children.push(await childOf(database, parent.ctx));
  await Promise.all([settle(loop), settle(loop), settle(loop)]);
  await update(parent.ctx, views.id, { default_price: usd(3) });
  await Promise.all([settle(loop), settle(loop), settle(loop)]);
  for (const one of children) expect(await prices({ child: one })).toEqual([usd(4.5)]);
  const syncs = await db
    .selectFrom('provider_sync')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(
      'panel_id',
      'in',
      children.map(({ panel }) => panel.id),
    )
    .executeTakeFirstOrThrow();
  expect(syncs.count).toBe(BigInt(children.length * 2));
});

test('a claim of a dead worker runs out, and children that cannot follow keep no others waiting', async () => {
  const { parent, child, worker: loop } = await family();
  const frozen = [];
  for (let count = 0; count < 5; count += 1) frozen.push(await childOf(database, parent.ctx));
  await db
    .updateTable('account')
    .set({ frozen_at: parent.ctx.clock.now() })
    .where(
      'id',
      'in',
      frozen.map(({ ownerId }) => ownerId),
    )
    .execute();
  const dead = await childOf(database, parent.ctx);
  await db
    .updateTable('provider')
    .set({ follow_claimed_until: new Date(parent.ctx.clock.now().getTime() + 120_000) })
    .where('panel_id', '=', dead.panel.id)
    .execute();
  for (let turn = 0; turn < 4; turn += 1) await run(loop);
  expect(await prices({ child })).toEqual([usd(1.5)]);
  expect(await dead.services()).toEqual([]);
  parent.ctx.clock.advance(121);
  for (let turn = 0; turn < 4; turn += 1) await run(loop);
  expect(await prices({ child: dead })).toEqual([usd(1.5)]);
});

test('a catalogue in memory that is older than the change is not followed', async () => {
  const here = await family();
  const { parent, views, worker: loop } = here;
  await settle(loop);
  const kept = new Map<string, Promise<unknown>>();
  const old: LoopContext = {
    ...loop,
    caches: {
      get: <T>(definition: Parameters<LoopContext['caches']['get']>[0], panelId: bigint) => {
        const key = `${definition.name} ${panelId}`;
        const value = kept.get(key) ?? definition.load(database.cacheDb, panelId);
        kept.set(key, value);
        return value as Promise<T>;
      },
    },
    inPanel: async (panelId) => {
      const inPanel = await loop.inPanel(panelId);
      return inPanel && { ...inPanel, caches: old.caches };
    },
  };
  const rest = async () => {
    await settle(old);
    parent.ctx.clock.advance(5);
  };
  parent.ctx.clock.advance(3700);
  await rest();
  await update(parent.ctx, views.id, { default_price: usd(2) });
  await rest();
  expect(await prices(here)).toEqual([usd(1.5)]);
  kept.clear();
  await rest();
  expect(await prices(here)).toEqual([usd(3)]);
});

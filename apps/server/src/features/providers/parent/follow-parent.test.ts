import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createAccount } from '../../../testing/create-account.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createService, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { acceptOffers } from '../sync/review-offers.ts';
import { childOf, parentShop, update } from '../testing/family.ts';
import { followParent } from './follow-parent.ts';

const database = await testDatabase();
const { db } = database;

const usd = (dollars: number) => BigInt(Math.round(dollars * 100_000)) * 1000n;

async function family(options: Parameters<typeof parentShop>[1] = {}) {
  const parent = await parentShop(database, options);
  const views = await parent.service({ name: 'Views', has_refill: true, refill_days: 30, labels: ['new'] });
  return { parent, views, child: await childOf(database, parent.ctx) };
}

/** Everything of the panel that following may touch, but not when it was looked at. */
async function photograph(panelId: bigint): Promise<unknown> {
  const tables = [
    'network',
    'service_type',
    'service_label',
    'target_type',
    'target',
    'service',
    'service_target',
    'package_content',
    'provider_offer',
    'service_source',
    'service_change',
    'offer_review',
    'provider_sync',
    'price_rule',
  ];
  const shots = tables.map((table) =>
    sql`select coalesce(jsonb_agg(to_jsonb(row) order by to_jsonb(row)::text), '[]') as rows
        from ${sql.table(table)} as row where row.panel_id = ${panelId}`.execute(db),
  );
  return (await Promise.all(shots)).map(({ rows }) => rows);
}

test('the parent’s services appear under their ids, thin and at the owner’s price with the markup', async () => {
  const { parent, views, child } = await family();
  const target = await db
    .insertInto('target_type')
    .values({ panel_id: parent.ctx.panel.id, name: 'comments', title: 'Comments', view_type: 'comments' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: targetId } = await db
    .insertInto('target')
    .values({
      panel_id: parent.ctx.panel.id,
      target_type_id: target.id,
      name: 'Comments',
      parameter: 'comments',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const comments = await parent.service({
    name: 'Comments',
    description: 'Long text',
    calculable_quantity: true,
    default_price: usd(2),
  });
  await db
    .insertInto('service_target')
    .values({ panel_id: parent.ctx.panel.id, service_id: comments.id, target_id: targetId })
    .execute();
  const pack = await parent.service({ name: 'Pack', is_package: true, pricing_per: 1n, min: 1n, max: 1n });
  await db
    .insertInto('package_content')
    .values({ panel_id: parent.ctx.panel.id, package_id: pack.id, service_id: views.id, quantity: 50n })
    .execute();
  expect(await child.follow()).toMatchObject({ refusal: null, added: 3, vanished: 0, held: 0 });
  const rows = await child.services();
  expect(rows.map(({ id, default_price, is_enabled }) => [id, default_price, is_enabled])).toEqual([
    [views.id, usd(1.5), true],
    [comments.id, usd(3), true],
    [pack.id, usd(1.5), true],
  ]);
  expect(rows[0]).toMatchObject({
    name: 'Views',
    has_refill: true,
    refill_days: 30,
    labels: ['new'],
    min: 10n,
  });
  expect(rows[1]).toMatchObject({ description: '', translations: {}, mirrored_name: 'Comments' });
  const asked = db.selectFrom('service_target').select(['service_id', 'target_id']);
  expect(await asked.where('panel_id', '=', child.panel.id).execute()).toEqual([
    { service_id: comments.id, target_id: targetId },
  ]);
  const contents = db.selectFrom('package_content').select(['package_id', 'service_id', 'quantity']);
  expect(await contents.where('panel_id', '=', child.panel.id).execute()).toEqual([
    { package_id: pack.id, service_id: views.id, quantity: 50n },
  ]);
  const logged = db
    .selectFrom('service_change')
    .select(['kind', 'after'])
    .where('panel_id', '=', child.panel.id);
  expect(await logged.where('service_id', '=', views.id).execute()).toMatchObject([
    { kind: 'added', after: { default_price: String(usd(1.5)) } },
  ]);
});

test('followed twice, and by two workers at once, nothing changes; the parent and a stranger are untouched', async () => {
  const { parent, child } = await family();
  const stranger = await childOf(database, (await parentShop(database)).ctx);
  const above = await photograph(parent.ctx.panel.id);
  await Promise.all([child.follow(), child.follow()]);
  const once = await photograph(child.panel.id);
  await child.follow();
  await followParent(child.ctx, child.providerId, { isThorough: true });
  expect(await photograph(child.panel.id)).toEqual(once);
  expect(await photograph(parent.ctx.panel.id)).toEqual(above);
  expect(await stranger.services()).toEqual([]);
  expect(await followParent(stranger.ctx, child.providerId)).toMatchObject({ added: 0, offered: 0 });
});

test('new, dearer, changed, renamed and gone services follow', async () => {
  const { parent, views, child } = await family();
  const gone = await parent.service({ name: 'Gone soon' });
  await child.follow();
  const added = await parent.service({ name: 'Likes', default_price: usd(4) });
  await update(parent.ctx, views.id, {
    name: 'Better views',
    default_price: usd(2),
    max: 500n,
    can_cancel: true,
  });
  await update(parent.ctx, gone.id, { is_enabled: false });
  expect(await child.follow()).toMatchObject({ added: 1, vanished: 1 });
  const byId = new Map((await child.services()).map((row) => [row.id, row]));
  expect(byId.get(added.id)).toMatchObject({ default_price: usd(6), is_enabled: true });
  expect(byId.get(views.id)).toMatchObject({
    name: 'Better views',
    default_price: usd(3),
    max: 500n,
    can_cancel: true,
    is_enabled: true,
  });
  expect(byId.get(gone.id)).toMatchObject({ is_enabled: false });
  await update(parent.ctx, gone.id, { is_enabled: true });
  await child.follow();
  expect((await child.services()).find(({ id }) => id === gone.id)).toMatchObject({ is_enabled: true });
});

test('what the child’s operator chose stays: name, price, limits, off, hidden categories', async () => {
  const { parent, views, child } = await family();
  const [off, limited, named] = [
    await parent.service({ name: 'Off' }),
    await parent.service({ name: 'Limited' }),
    await parent.service({ name: 'Named' }),
  ];
  await child.follow();
  await child.change(views.id, { default_price: usd(9), price_is_manual: true });
  await child.change(off.id, { is_enabled: false, source_lost_at: null });
  await child.change(limited.id, { min: 20n, max: 30n, default_quantity: 25n, limits_are_manual: true });
  await child.change(named.id, { name: 'Our own name' });
  await db.updateTable('network').set({ is_enabled: false }).where('panel_id', '=', child.panel.id).execute();
  for (const { id } of [views, off, limited, named])
    await update(parent.ctx, id, {
      name: 'New name',
      default_price: usd(2),
      max: 700n,
      default_quantity: 100n,
    });
  await db
    .updateTable('network')
    .set({ color: '#123456', name: 'Renamed' })
    .where('id', '=', parent.network.id)
    .where('panel_id', '=', parent.ctx.panel.id)
    .execute();
  await child.follow();
  const byId = new Map((await child.services()).map((row) => [row.id, row]));
  expect(byId.get(views.id)).toMatchObject({ name: 'New name', default_price: usd(9), max: 700n });
  expect(byId.get(off.id)).toMatchObject({ is_enabled: false, default_price: usd(3) });
  expect(byId.get(limited.id)).toMatchObject({ min: 20n, max: 30n, default_quantity: 25n });
  expect(byId.get(named.id)).toMatchObject({ name: 'Our own name', mirrored_name: 'New name' });
  const network = await db
    .selectFrom('network')
    .selectAll()
    .where('panel_id', '=', child.panel.id)
    .executeTakeFirstOrThrow();
  expect(network).toMatchObject({ is_enabled: false, color: '#123456', name: 'Renamed' });
});

test('prices by the piece and of packages are those of the parent with the markup', async () => {
  const { parent, views, child } = await family();
  const piece = await parent.service({ name: 'Comment', pricing_per: 1n, default_price: usd(0.01) });
  const pack = await parent.service({ name: 'Pack', is_package: true, pricing_per: 1n, min: 1n, max: 1n });
  const off = await parent.service({ name: 'Cheaper', discount_ppm: 100_000 });
  await child.follow();
  expect(await child.services()).toMatchObject([
    { id: views.id, default_price: usd(1.5), pricing_per: 1000n },
    { id: piece.id, default_price: usd(0.015), pricing_per: 1n },
    { id: pack.id, default_price: usd(1.5), pricing_per: 1n },
    { id: off.id, default_price: usd(1.35), discount_ppm: 0 },
  ]);
});

test('a manual price below cost leaves the catalogue until it is above again', async () => {
  const { parent, views, child } = await family();
  await child.follow();
  await child.change(views.id, { default_price: usd(1.2), price_is_manual: true });
  await update(parent.ctx, views.id, { default_price: usd(1.3) });
  await child.follow();
  expect(await child.services()).toMatchObject([{ is_enabled: false, default_price: usd(1.2) }]);
  await update(parent.ctx, views.id, { default_price: usd(1.1) });
  await child.follow();
  expect(await child.services()).toMatchObject([{ is_enabled: true, default_price: usd(1.2) }]);
});

test('new services wait switched off where the operator wants that, dearer ones for an operator', async () => {
  const { parent, views, child } = await family();
  await child.follow();
  await db
    .updateTable('provider')
    .set({ adds_new: false, on_price_jump: 'hold' })
    .where('panel_id', '=', child.panel.id)
    .execute();
  const added = await parent.service({ name: 'Likes' });
  await update(parent.ctx, views.id, { default_price: usd(2) });
  expect(await child.follow()).toMatchObject({ added: 1, held: 1 });
  expect(await child.services()).toMatchObject([
    { id: views.id, is_enabled: false, default_price: usd(1.5) },
    { id: added.id, is_enabled: false },
  ]);
  await acceptOffers(child.ctx, { providerId: child.providerId, numbers: [String(views.id)] });
  expect(await child.follow()).toMatchObject({ held: 0 });
  expect(await child.services()).toMatchObject([
    { id: views.id, is_enabled: true, default_price: usd(3) },
    { id: added.id, is_enabled: false, default_price: usd(1.5) },
  ]);
});

test('restricted services come when they are opened to the owner, at the owner’s own prices', async () => {
  const { parent, views, child } = await family();
  const secret = await parent.service({ name: 'Secret', restricted_access: true });
  await child.follow();
  expect((await child.services()).map(({ id }) => id)).toEqual([views.id]);
  const terms = { panel_id: parent.ctx.panel.id, account_id: child.ownerId };
  await db
    .insertInto('service_access')
    .values({ ...terms, service_id: secret.id })
    .execute();
  await db
    .insertInto('custom_price')
    .values({ ...terms, service_id: views.id, fixed_price: usd(0.4) })
    .execute();
  await child.follow();
  expect(await child.services()).toMatchObject([
    { id: views.id, default_price: usd(0.6) },
    { id: secret.id, is_enabled: true, restricted_access: false },
  ]);
});

test('addresses and fields of the child’s own stay with it', async () => {
  const { parent, views, child } = await family();
  const ownNetwork = await db
    .insertInto('network')
    .values({ panel_id: child.panel.id, slug: parent.network.slug, name: 'Own' })
    .returningAll()
    .executeTakeFirstOrThrow();
  const ownType = await createServiceType(db, ownNetwork, { slug: parent.type.slug });
  const own = await createService(db, ownType, { slug: views.slug, name: 'Own' });
  const ownTargetType = await db
    .insertInto('target_type')
    .values({ panel_id: child.panel.id, name: 'comments', title: 'Own', view_type: 'comments' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('target')
    .values({
      panel_id: child.panel.id,
      target_type_id: ownTargetType.id,
      name: 'Own',
      parameter: 'comments',
    })
    .execute();
  const theirs = await db
    .insertInto('target_type')
    .values({ panel_id: parent.ctx.panel.id, name: 'comments', title: 'Theirs', view_type: 'comments' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('target')
    .values({
      panel_id: parent.ctx.panel.id,
      target_type_id: theirs.id,
      name: 'Theirs',
      parameter: 'comments',
    })
    .execute();
  await child.follow();
  const slugs = (await child.services()).map(({ id, slug, name }) => [id, slug, name]);
  expect(slugs).toEqual([
    [views.id, `${views.slug}-${views.id}`, 'Views'],
    [own.id, views.slug, 'Own'],
  ]);
  const once = await photograph(child.panel.id);
  await followParent(child.ctx, child.providerId, { isThorough: true });
  expect(await photograph(child.panel.id)).toEqual(once);
});

test('a frozen owner, a provider switched off and one that is held change nothing', async () => {
  const { parent, child } = await family();
  await child.follow();
  await parent.service({ name: 'More' });
  const before = await child.services();
  const owner = db.updateTable('account').where('id', '=', child.ownerId);
  await owner.set({ frozen_at: child.ctx.clock.now() }).execute();
  expect(await child.follow()).toMatchObject({ refusal: 'failed' });
  await owner.set({ frozen_at: null }).execute();
  const provider = db.updateTable('provider').where('panel_id', '=', child.panel.id);
  await provider.set({ is_enabled: false }).execute();
  expect(await child.follow()).toMatchObject({ added: 0 });
  await provider.set({ is_enabled: true, held_at: child.ctx.clock.now(), hold_reason: 'operator' }).execute();
  expect(await child.follow()).toMatchObject({ refusal: 'held' });
  expect(await child.services()).toEqual(before);
  // Somebody else's terms are nobody's business here.
  const other = await createAccount(db, parent.ctx.panel);
  await db
    .insertInto('custom_price')
    .values({ panel_id: parent.ctx.panel.id, account_id: other.id, discount_ppm: 500_000 })
    .execute();
  await provider.set({ held_at: null, hold_reason: null }).execute();
  expect(await child.follow()).toMatchObject({ added: 1, repriced: 1 });
});

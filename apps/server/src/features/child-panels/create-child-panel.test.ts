import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { isPassword } from '../accounts/index.ts';
import { booksRules } from '../ledger/books/books-rules.ts';
import { checkBooks, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { savePaymentMethod } from '../payment-methods/index.ts';
import { changeSettings } from '../settings/index.ts';
import { createChildPanel } from './create-child-panel.ts';
import { checkDomain } from './domains/check-domain.ts';
import { listChildPanels } from './own-child-panels.ts';
import { newName, rentalShop } from './testing/rent-panel.ts';

const database = await testDatabase();
const { db } = database;
const password = 'correct horse battery';

test('a new panel has its owner, a provider that charges them, a start price and a paid month', async () => {
  const rental = await rentalShop(database);
  const { shop, owner } = rental;
  const { id, domain, ...view } = await rental.rent();
  expect(view).toMatchObject({
    status: 'active',
    tariff_plan_price: '25',
    expired_at: '2026-02-15T12:00:00.000Z',
    user_client_domain: `http://${domain}:3000`,
    admin_client_domain: `http://${domain}:3000/admin`,
    renews: true,
    is_held: false,
  });
  expect(domain).toMatch(new RegExp(`^shop-[0-9a-f]+\\.${shop.panel.host}$`));
  const { child_id, admin_email } = await rental.rowOf(id);
  const owners = await db.selectFrom('account').selectAll().where('panel_id', '=', child_id).execute();
  expect(owners).toMatchObject([{ role: 'owner', email: admin_email }]);
  expect(await isPassword(owners[0]?.password_hash, password)).toBe(true);
  const provider = await db
    .selectFrom('provider')
    .selectAll()
    .where('panel_id', '=', child_id)
    .executeTakeFirstOrThrow();
  expect(provider).toMatchObject({ adapter: 'parent_panel', parent_account_id: owner.actor.accountId });
  const rules = await db.selectFrom('price_rule').selectAll().where('panel_id', '=', child_id).execute();
  expect(rules).toMatchObject([{ provider_id: provider.id, percent_ppm: 200_000 }]);
  expect(await listChildPanels(owner)).toMatchObject({ data: [{ id }], price: '25', maximum: 10 });
  expect((await walletBalances(owner, { customerId: owner.actor.accountId })).cash).toBe(usd('75'));
  expect(await checkBooks(db, booksRules)).toEqual([]);
});

test('customers of a new panel can pay from their balance, and see no area that its parent does not have', async () => {
  const rental = await rentalShop(database);
  const { ctx } = rental.shop;
  await savePaymentMethod(ctx, {
    strategy: 'balance',
    text: { name: 'Balance' },
    translations: { de: { name: 'Guthaben' } },
  });
  await changeSettings(ctx, { enable_keyword_tools: false, currencies: { RUB: { rate: '92.5' } } });
  const { child_id } = await rental.rowOf((await rental.rent()).id);
  const methods = await db
    .selectFrom('payment_method')
    .select(['strategy', 'name', 'translations', 'for_checkout', 'for_add_funds'])
    .where('panel_id', '=', child_id)
    .execute();
  expect(methods).toEqual([
    {
      strategy: 'balance',
      name: 'Balance',
      translations: { de: { name: 'Guthaben' } },
      for_checkout: true,
      for_add_funds: false,
    },
  ]);
  const { overrides } = await db
    .selectFrom('panel_settings')
    .select('overrides')
    .where('panel_id', '=', child_id)
    .executeTakeFirstOrThrow();
  expect(overrides).toMatchObject({ enable_keyword_tools: false, currencies: { RUB: { rate: '92.5' } } });
});

test('two that want one name at once: one has it, the other keeps its money', async () => {
  const rental = await rentalShop(database);
  const other = await rental.shop.customer('100');
  const domain = `${newName()}.com`;
  const racers = [rental.owner, other].map((by) => rental.rent({ domain, domain_type: 'own' }, by));
  const outcomes = await Promise.allSettled(racers);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = outcomes.find(({ status }) => status === 'rejected');
  expect(lost).toMatchObject({
    reason: { code: 'invalid_input', fields: [{ field: 'domain', code: 'domain_taken' }] },
  });
  const balances = await Promise.all(
    [rental.owner, other].map(({ actor }) =>
      walletBalances(rental.shop.ctx, { customerId: actor.accountId }),
    ),
  );
  expect(balances.map(({ cash }) => cash).toSorted()).toEqual([usd('100'), usd('75')].toSorted());
});

test('the same key makes one panel, however often it is sent', async () => {
  const { owner, shop } = await rentalShop(database);
  const body = { domain: newName(), domain_type: 'subdomain', password } as const;
  const made = await Promise.all([1, 2, 3].map(() => createChildPanel(owner, body, 'a-key')));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await walletBalances(shop.ctx, { customerId: owner.actor.accountId })).cash).toBe(usd('75'));
});

test.each([
  ['too little money', '24.99', {}, { code: 'insufficient_balance' }],
  ['another price than shown', '100', { price: '24' }, { code: 'price_changed' }],
  [
    'a common password',
    '100',
    { password: 'password1' },
    { fields: [{ field: 'password', code: 'too_common' }] },
  ],
  [
    'the panel’s own host',
    '100',
    { domain_type: 'own', domain: 'localhost' },
    { fields: [{ code: 'domain_reserved' }] },
  ],
  [
    'a bare suffix',
    '100',
    { domain_type: 'own', domain: 'co.uk' },
    { fields: [{ code: 'domain_public_suffix' }] },
  ],
  [
    'no such zone',
    '100',
    { domain_type: 'own', domain: 'shop.nozone' },
    { fields: [{ code: 'not_a_domain' }] },
  ],
] as const)('%s: nothing is made and nothing is charged', async (_, cash, values, refusal) => {
  const { owner, shop } = await rentalShop(database, cash);
  const panels = () => db.selectFrom('panel').select('id').where('parent_id', '=', shop.panel.id).execute();
  const body = { domain: newName(), domain_type: 'subdomain', password, ...values } as const;
  await expect(createChildPanel(owner, body)).rejects.toMatchObject(refusal);
  expect(await panels()).toEqual([]);
  expect((await walletBalances(owner, { customerId: owner.actor.accountId })).cash).toBe(usd(cash));
});

test('names below panels that nobody rents are not for proofs', async () => {
  const { rent } = await rentalShop(database);
  const { shop } = await rentalShop(database);
  await db
    .insertInto('panel_domain')
    .values({ panel_id: shop.panel.id, host: 'house-of-marquee.com', verified_at: new Date() })
    .execute();
  for (const domain of ['pay.house-of-marquee.com', 'a.b.house-of-marquee.com'])
    await expect(rent({ domain, domain_type: 'own' })).rejects.toMatchObject({
      fields: [{ field: 'domain', code: 'domain_reserved' }],
    });
});

test('the most that one may have holds for two at once', async () => {
  const { shop, owner, rent } = await rentalShop(database, '200');
  await changeSettings(shop.ctx, { maximum_child_panels: 2 });
  const outcomes = await Promise.allSettled([rent(), rent(), rent(), rent()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect((await listChildPanels(owner)).data).toHaveLength(2);
});

test('switched off, and for customers of child panels, there is nothing to rent', async () => {
  const rental = await rentalShop(database);
  const { child_id } = await rental.rowOf((await rental.rent()).id);
  const child = { id: child_id, slug: 'child', name: 'Child', parentId: rental.shop.panel.id };
  const inChild = { ...rental.owner, panel: child };
  await changeSettings({ ...rental.shop.ctx, panel: child }, { enabled_child_panels: true });
  const typed = { domain: newName(), domain_type: 'subdomain' } as const;
  await expect(checkDomain(inChild, typed)).rejects.toMatchObject({ code: 'not_found' });
  await changeSettings(rental.shop.ctx, { grandchildren_allowed: true });
  expect(await checkDomain(inChild, typed)).toMatchObject({ availability: 'free' });
  // A child panel cannot give away names that are its parent's.
  await changeSettings({ ...rental.shop.ctx, panel: child }, { child_panel_domain: rental.shop.panel.host });
  expect((await checkDomain(inChild, typed)).domain).toContain('.shop-');
  await changeSettings(rental.shop.ctx, { enabled_child_panels: false });
  await expect(rental.rent()).rejects.toMatchObject({ code: 'not_found' });
});

test('a taken name below the panel’s comes with others that are free', async () => {
  const rental = await rentalShop(database);
  const name = newName();
  await rental.rent({ domain: name });
  const checked = await checkDomain(rental.owner, { domain: name, domain_type: 'subdomain' });
  expect(checked.availability).toBe('taken');
  expect(checked.suggestions.map(({ domain }) => domain)).toContain(
    `${name}-panel.${rental.shop.panel.host}`,
  );
  const own = await checkDomain(rental.owner, { domain: `${name}.com`, domain_type: 'own' });
  expect(own).toMatchObject({ domain: `${name}.com`, availability: 'unknown' });
  expect(own.suggestions.map(({ domain }) => domain)).toContain(`${name}.store`);
});

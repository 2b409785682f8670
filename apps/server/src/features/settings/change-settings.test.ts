import { defaultSettings, type SettingsOverrides } from '@marquee/contract/shell/settings.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeSettings } from './change-settings.ts';
import { getSettings } from './get-settings.ts';

const database = await testDatabase();
type TestContext = Awaited<ReturnType<typeof testContext>>;

const stored = ({ panel }: TestContext) =>
  database.db.selectFrom('panel_settings').selectAll().where('panel_id', '=', panel.id).executeTakeFirst();
const audited = ({ panel }: TestContext) =>
  database.db.selectFrom('audit_entry').selectAll().where('panel_id', '=', panel.id).orderBy('id').execute();

test('a panel that never changed anything has the defaults, under its own name', async () => {
  const ctx = await testContext(database);
  expect(await getSettings(ctx)).toEqual({
    ...defaultSettings,
    cabinetWidgetToken: expect.any(String),
    panelName: ctx.panel.name,
  });
  expect(await stored(ctx)).toBeUndefined();
});

test('changes merge field by field; lists and single values are replaced', async () => {
  const ctx = await testContext(database);
  await changeSettings(ctx, {
    panelName: 'Shop',
    colors: { light: { primary: '#111111' } },
    orderTypes: ['single'],
  });
  await changeSettings(ctx, { colors: { light: { info: '#222222' }, dark: { primary: '#333333' } } });
  await changeSettings(ctx, { orderTypes: ['multi', 'expert'], metaTags: { de: { title: 'Laden' } } });
  await changeSettings(ctx, { metaTags: { de: { description: 'Gut' }, fr: { title: 'Magasin' } } });

  const settings = await getSettings(ctx);
  expect(settings.panelName).toBe('Shop');
  expect(settings.colors.light).toEqual({
    ...defaultSettings.colors.light,
    primary: '#111111',
    info: '#222222',
  });
  expect(settings.colors.dark).toEqual({ ...defaultSettings.colors.dark, primary: '#333333' });
  expect(settings.orderTypes).toEqual(['multi', 'expert']);
  expect(settings.metaTags).toEqual({ de: { title: 'Laden', description: 'Gut' }, fr: { title: 'Magasin' } });
  expect((await stored(ctx))?.overrides).toEqual({
    panelName: 'Shop',
    colors: { light: { primary: '#111111', info: '#222222' }, dark: { primary: '#333333' } },
    orderTypes: ['multi', 'expert'],
    metaTags: { de: { title: 'Laden', description: 'Gut' }, fr: { title: 'Magasin' } },
  });
});

test('one keyword-tools switch answers under both its names', async () => {
  const ctx = await testContext(database);
  await changeSettings(ctx, { enable_keyword_tools: false });
  expect(await getSettings(ctx)).toMatchObject({ enable_keyword_tools: false, keywordToolsIsEnabled: false });
});

test.each<[string, unknown, string[]]>([
  ['an unknown name', { admin: true }, ['admin']],
  ['an unknown name in a group', { colors: { light: { border: '#111111' } } }, ['colors.light.border']],
  [
    'a computed one',
    { keywordToolsIsEnabled: true, customMenuItems: [] },
    ['keywordToolsIsEnabled', 'customMenuItems'],
  ],
  [
    'a colour that is none',
    { colors: { dark: { primary: 'red' } } },
    ['colors.dark.primary', 'colors.dark.primary'],
  ],
  ['a script as a link', { socials: { youtube: 'javascript:alert(1)' } }, ['socials.youtube']],
  ['an http link', { termsUrl: 'http://panel.example' }, ['termsUrl']],
  ['a logo of another protocol', { logos: { light: '//evil.example/x.png' } }, ['logos.light']],
  ['a percentage for a fraction', { referral_program_percent: 5 }, ['referral_program_percent']],
  ['a number for an amount', { childPanelsPrice: 25 }, ['childPanelsPrice']],
  ['text for a switch', { navigation: 'true' }, ['navigation']],
  ['an empty name', { panelName: '' }, ['panelName']],
  ['no order type', { orderTypes: [] }, ['orderTypes']],
  ['a language we have not', { metaTags: { xx: { title: 'x' } } }, ['metaTags.xx']],
  ['null for a group', { colors: null }, ['colors']],
  ['the other currency for one USD', { currencies: { USD: { rate: '2' } } }, ['currencies.USD.rate']],
  ['several at once', { navigation: 1, panelName: 2 }, ['panelName', 'navigation']],
  ['an own prototype', JSON.parse('{"__proto__":{"navigation":false}}'), ['__proto__']],
])('refused, and nothing changed: %s', async (_, changes, fields) => {
  const ctx = await testContext(database);
  await changeSettings(ctx, { panelName: 'Before' });
  const before = await stored(ctx);
  const refusal = await changeSettings(ctx, changes as SettingsOverrides).catch((error) => error);
  expect(refusal).toMatchObject({ code: 'invalid_input', status: 422 });
  expect(refusal.fields.map(({ field }: { field: string }) => field)).toEqual(fields);
  expect(await stored(ctx)).toEqual(before);
  expect(await audited(ctx)).toHaveLength(1);
});

test('one bad field among good ones changes nothing', async () => {
  const ctx = await testContext(database);
  await expect(changeSettings(ctx, { panelName: 'Good', rounding_precision: 99 })).rejects.toThrow(
    'invalid_input',
  );
  expect(await stored(ctx)).toBeUndefined();
});

test('two who change different fields at once both keep their change', async () => {
  const ctx = await testContext(database);
  const changes: SettingsOverrides[] = [
    { panelName: 'Together' },
    { navigation: false },
    { colors: { light: { primary: '#111111' } } },
    { colors: { light: { info: '#222222' } } },
    { colors: { dark: { primary: '#333333' } } },
    { childPanelsPrice: '12.5' },
    { rounding_precision: 3 },
    { grades_enabled: false },
  ];
  await Promise.all(changes.map((change) => changeSettings(ctx, change)));
  expect(await getSettings(ctx)).toMatchObject({
    panelName: 'Together',
    navigation: false,
    colors: { light: { primary: '#111111', info: '#222222' }, dark: { primary: '#333333' } },
    childPanelsPrice: '12.5',
    rounding_precision: 3,
    grades_enabled: false,
  });
  expect((await stored(ctx))?.version).toBe(1n + BigInt(changes.length));
  expect(await audited(ctx)).toHaveLength(changes.length);
});

test('who changed what is written beside the change, and undone with it', async () => {
  const ctx = await testContext(database, {
    actor: { kind: 'user', accountId: 7n, permissions: ['settings.edit'], frozen: false },
  });
  await changeSettings(ctx, { panelName: 'One' });
  await changeSettings(ctx, { panelName: 'Two', cabinetWidgetToken: 'planted-secret' });
  const undone = inTransaction(ctx, async (tx) => {
    await changeSettings(tx, { panelName: 'Three' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');

  expect((await getSettings(ctx)).panelName).toBe('Two');
  const entries = await audited(ctx);
  expect(entries).toMatchObject([
    { action: 'settings.change', actor_kind: 'user', actor_id: 7n, before: {}, after: { panelName: 'One' } },
    { before: { panelName: 'One' }, after: { panelName: 'Two' }, request_id: ctx.requestId },
  ]);
  expect(JSON.stringify(entries.map(({ after }) => after))).not.toContain('planted-secret');
});

test('another panel keeps its own', async () => {
  const [ctx, other] = [await testContext(database), await testContext(database)];
  await changeSettings(other, { panelName: 'Other' });
  const before = await stored(other);
  await changeSettings(ctx, { panelName: 'Mine', navigation: false });
  expect(await stored(other)).toEqual(before);
  expect(await getSettings(other)).toEqual({
    ...defaultSettings,
    cabinetWidgetToken: expect.any(String),
    panelName: 'Other',
  });
});

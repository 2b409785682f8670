import { defaultSettings } from '@marquee/contract/shell/settings.ts';
import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../../platform/db/generated/tables.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeSettings } from './change-settings.ts';

const database = await testDatabase();
const { db } = database;
const [panel, other] = [await createHostedPanel(database), await createHostedPanel(database)];
const { call } = await testApp(database);

const get = async (path: string, host = panel.host) => (await call(path, { headers: { host } })).json().data;
const eventually = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 10_000 });

test('settings: the defaults, then what the panel changed, never what another one did', async () => {
  expect(await get('/settings')).toEqual({
    ...defaultSettings,
    cabinetWidgetToken: expect.any(String),
    panelName: panel.name,
  });
  const before = await get('/settings', other.host);
  await changeSettings(await testContext(database, { panel }), {
    panelName: 'Changed',
    termsUrl: 'https://a.example/',
  });
  await eventually(async () => (await get('/settings')).panelName).toBe('Changed');
  expect(await get('/settings')).toEqual({
    ...defaultSettings,
    cabinetWidgetToken: expect.any(String),
    panelName: 'Changed',
    termsUrl: 'https://a.example/',
  });
  expect(await get('/settings', other.host)).toEqual(before);
});

test('partners see two of them', async () => {
  await changeSettings(await testContext(database, { panel }), {
    free_views_is_allowed: false,
    default_outer_widget_partner_percent: 0.125,
  });
  await eventually(() => get('/api/v1/settings')).toEqual({
    free_views_is_allowed: false,
    default_outer_widget_partner_percent: 0.125,
  });
  expect(await get('/api/v1/settings', other.host)).toEqual({
    free_views_is_allowed: true,
    default_outer_widget_partner_percent: 0.1,
  });
});

test('pages fall back to English, route by route', async () => {
  const page = (route_name: string, locale: string, meta_title: string, panel_id = panel.id) => ({
    panel_id,
    route_name,
    locale,
    meta_title,
    meta_description: `${meta_title}.`,
  });
  await db
    .insertInto('page_seo')
    .values([
      page('home', 'en', 'Home'),
      page('home', 'de', 'Start'),
      page('faq', 'en', 'Questions'),
      page('only-german', 'de', 'Nur deutsch'),
      page('home', 'en', 'Other home', other.id),
    ])
    .execute();
  const titles = async (path: string, host?: string) =>
    Object.fromEntries(
      (await get(path, host)).map((one: Record<string, string>) => [one.route_name, one.meta_title]),
    );

  await eventually(() => titles('/pages?locale=de')).toEqual({
    home: 'Start',
    faq: 'Questions',
    'only-german': 'Nur deutsch',
  });
  expect(await titles('/pages')).toEqual({ home: 'Home', faq: 'Questions' });
  expect(await titles('/pages?locale=ja')).toEqual({ home: 'Home', faq: 'Questions' });
  expect(await titles('/pages', other.host)).toEqual({ home: 'Other home' });
  const [first] = await get('/pages');
  expect(first).toEqual({ route_name: 'faq', meta_title: 'Questions', meta_description: 'Questions.' });
});

function banner(values: Partial<Insertable<DB['banner']>>): Insertable<DB['banner']> {
  return { panel_id: panel.id, place: 'sidebar', type: 'custom', ...values };
}

test('banners translate field by field, and an absent field has a value', async () => {
  const information = JSON.stringify([
    { title: 'Sale', buttonText: 'Buy', buttonLink: '/orders/create', backgroundColor: '#111111' },
    { title: 'Second' },
  ]);
  const translations = JSON.stringify({
    de: { information: [{ title: 'Ausverkauf' }] },
    fr: { content: 'Bonjour' },
  });
  await db
    .insertInto('banner')
    .values([banner({ place: 'tasks', content: 'Hello', information, translations, scroll_delay: 3000 })])
    .execute();
  await eventually(async () => (await get('/banners?place=tasks')).length).toBe(1);

  const [german] = await get('/banners?place=tasks&locale=de');
  expect(german).toMatchObject({ place: 'tasks', type: 'custom', content: 'Hello', scroll_delay: 3000 });
  expect(german.information[0]).toEqual({
    image: null,
    backgroundImage: null,
    backgroundColor: '#111111',
    title: 'Ausverkauf',
    titleColor: null,
    buttonText: 'Buy',
    buttonLink: '/orders/create',
    buttonBgColor: null,
    buttonTextColor: null,
    sorting: 0,
  });
  expect(german.information[1].title).toBe('Second');
  const [french] = await get('/banners?place=tasks&locale=fr');
  expect([french.content, french.information[0].title]).toEqual(['Bonjour', 'Sale']);
});

test('banners: in order, by place, enabled ones, of this panel, in slots that are on', async () => {
  await db
    .insertInto('banner')
    .values([
      banner({ place: 'orders', content: 'later', position: 2 }),
      banner({ place: 'orders', content: 'sooner', position: 1 }),
      banner({ place: 'orders', content: 'hidden', is_enabled: false }),
      banner({ place: 'grades', content: 'elsewhere' }),
      banner({ place: 'no_such_place', content: 'nowhere' }),
      banner({ place: 'orders', content: 'foreign', panel_id: other.id }),
    ])
    .execute();
  const contents = async (path: string, host?: string) =>
    (await get(path, host)).map((one: { content: string }) => one.content);

  await eventually(() => contents('/banners?place=orders')).toEqual(['sooner', 'later']);
  expect(await contents('/banners?place=orders', other.host)).toEqual(['foreign']);
  const all = await contents('/banners');
  expect(all).toContain('elsewhere');
  expect(all).not.toContain('nowhere');
  expect(all).not.toContain('foreign');

  await changeSettings(await testContext(database, { panel }), { bannerSlots: { orders: false } });
  await eventually(() => contents('/banners?place=orders')).toEqual([]);
  expect(await contents('/banners')).toContain('elsewhere');
  expect(await contents('/banners?place=orders', other.host)).toEqual(['foreign']);
  expect((await call('/banners?place=everywhere', { headers: { host: panel.host } })).statusCode).toBe(422);
});

test('the menu: shown entries in order, with their translations, the same in the settings', async () => {
  const item = (values: Partial<Insertable<DB['menu_item']>>) => ({
    panel_id: panel.id,
    text: 'Item',
    ...values,
  });
  await db
    .insertInto('menu_item')
    .values([
      item({
        text: 'Blog',
        href: 'https://blog.example/',
        position: 2,
        open_in_new_tab: true,
        mark_as_new: true,
      }),
      item({
        text: 'Help',
        route_name: 'faq',
        position: 1,
        translations: JSON.stringify({ de: { text: 'Hilfe' } }),
      }),
      item({ text: 'Draft', route_name: 'draft', is_shown: false }),
      item({ text: 'Foreign', route_name: 'faq', panel_id: other.id }),
    ])
    .execute();
  const texts = async (host?: string) =>
    (await get('/menu-items', host)).map((one: { text: string }) => one.text);
  await eventually(() => texts()).toEqual(['Help', 'Blog']);
  expect(await texts(other.host)).toEqual(['Foreign']);
  const menu = await get('/menu-items');
  expect(menu[0]).toMatchObject({ routeName: 'faq', href: null, translations: { de: { text: 'Hilfe' } } });
  expect(menu[1]).toMatchObject({
    href: 'https://blog.example/',
    openInNewTab: true,
    markAsNew: true,
    shown: true,
  });
  expect((await get('/settings')).customMenuItems).toEqual(menu);
});

test('the database takes no link that could run in a menu', async () => {
  for (const href of ['javascript:alert(1)', 'http://plain.example', '//evil.example']) {
    const insert = db.insertInto('menu_item').values({ panel_id: panel.id, text: 'x', href }).execute();
    await expect(insert).rejects.toThrow('menu_item_href_check');
  }
});

test('a panel that is not paid for says that it only lets read', async () => {
  const unpaid = await createHostedPanel(database);
  expect((await get('/settings', unpaid.host)).isReadOnly).toBe(false);
  await db.updateTable('panel').set({ standing: 'read_only' }).where('id', '=', unpaid.id).execute();
  await eventually(async () => (await get('/settings', unpaid.host)).isReadOnly).toBe(true);
  expect((await get('/settings', other.host)).isReadOnly).toBe(false);
});

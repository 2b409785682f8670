import { locales } from '@marquee/domain/locale/locales.ts';
import { expect, test } from 'vitest';
import { createAccount } from '../../../testing/create-account.ts';
import { rootPanel } from '../../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const { db } = database;
const { call, lines } = await testApp(database);
const panel = await rootPanel(database);
const partner = await createAccount(db, panel);

async function openWidget(values: { allowed_origins?: string[]; locale?: string; color?: string } = {}) {
  const { api_token, id } = await db
    .insertInto('order_widget')
    .values({ panel_id: panel.id, account_id: partner.id, name: 'My site', ...values })
    .returning(['id', 'api_token'])
    .executeTakeFirstOrThrow();
  const path = `/widget/${api_token}`;
  await expect.poll(async () => (await call(path)).statusCode).toBe(200);
  return { id, path, token: api_token };
}

test('only the sites that the partner has named may frame it, and nothing else of the panel is framed', async () => {
  const { path } = await openWidget({
    allowed_origins: ['https://partner.example', 'http://localhost:5000'],
  });
  const { headers } = await call(path);
  expect(headers['content-security-policy']).toContain(
    "frame-ancestors 'self' https://partner.example http://localhost:5000",
  );
  expect(headers['x-frame-options']).toBeUndefined();
  for (const other of ['/robots.txt', '/settings', '/widget.js'])
    expect((await call(other)).headers['x-frame-options']).toBe('DENY');
});

test('it has a strict policy with a nonce of its own, sets no cookie and is not stored', async () => {
  const { path } = await openWidget();
  const [one, other] = [await call(path), await call(path)];
  const policyOf = ({ headers }: typeof one) => String(headers['content-security-policy']);
  const nonceOf = (answer: typeof one) => /script-src 'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? '';
  expect(nonceOf(one)).not.toBe(nonceOf(other));
  expect(one.body).toContain(`nonce="${nonceOf(one)}"`);
  expect(policyOf(one)).not.toContain('unsafe');
  expect(one.headers['set-cookie']).toBeUndefined();
  expect(one.headers['cache-control']).toBe('no-store');
});

test('it speaks every language, and the partner’s choice wins over the page’s', async () => {
  const { path } = await openWidget();
  const hints = new Set<string>();
  for (const locale of locales) {
    const { body } = await call(`${path}?locale=${locale}`);
    hints.add(/"payHint":"([^"]+)/.exec(body)?.[1] ?? '');
  }
  expect(hints.size).toBe(locales.length);
  const german = await openWidget({ locale: 'de' });
  expect((await call(`${german.path}?locale=ja`)).body).toContain('<html lang="de" dir="ltr">');
  expect((await call(`${path}?locale=%3Cscript%3E`)).body).toContain('<html lang="en" dir="ltr">');
});

test('a key of another panel, a deleted widget’s and none open no frame', async () => {
  const { path, id } = await openWidget();
  const other = await createHostedPanel(database);
  expect((await call(path, { headers: { host: other.host } })).statusCode).toBe(404);
  expect((await call('/widget/00000000000000000000000000000000')).statusCode).toBe(404);
  await db.updateTable('order_widget').set({ deleted_at: new Date() }).where('id', '=', id).execute();
  await expect.poll(async () => (await call(path)).statusCode).toBe(404);
});

test('what the panel is called cannot leave the configuration', async () => {
  const { path } = await openWidget();
  const { body } = await call(path);
  const config = /id="config">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(config).not.toContain('<');
  expect(JSON.parse(config)).toMatchObject({ token: path.split('/')[2], origins: [expect.any(String)] });
});

test('the loader is small, free for every site, and the same for all', async () => {
  const { body, headers } = await call('/widget.js');
  expect(Buffer.byteLength(body)).toBeLessThan(4000);
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(() => new Function(body)).not.toThrow();
});

test('the key of a widget stands in no line of the log', async () => {
  const { path, token } = await openWidget();
  await call(path);
  expect(lines.length).toBeGreaterThan(0);
  expect(JSON.stringify(lines)).not.toContain(token);
});

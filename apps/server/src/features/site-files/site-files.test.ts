import { locales } from '@marquee/domain/locale/locales.ts';
import { describe, expect, it } from 'vitest';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { changeSettings } from '../settings/index.ts';

const database = await testDatabase();
const { db } = database;
const panel = await createHostedPanel(database);
const other = await createHostedPanel(database);
for (const [owner, word] of [
  [panel, 'own'],
  [other, 'foreign'],
] as const) {
  const network = await createNetwork(db, owner, { slug: `${word}-network` });
  const type = await createServiceType(db, network, { slug: `${word}-type`, name: `${word} type` });
  await createServiceType(db, network, { slug: `${word}-empty-type` });
  await createService(db, type, { slug: `${word}-service`, name: 'Views for everyone' });
  await createService(db, type, { slug: `${word}-secret`, restricted_access: true });
  await createService(db, type, { slug: `${word}-retired`, is_deactivated: true });
}
await changeSettings(await testContext(database, { panel }), {
  panelName: 'Erste <Bühne>',
  colors: { light: { primary: '#123456', headerLeft: '#654321' } },
});
const closed = await createHostedPanel(database);
await changeSettings(await testContext(database, { panel: closed }), {
  hidePersonalAccountForUnregistered: true,
});
const { call } = await testApp(database);
const get = (url: string, host = panel.host) => call(url, { headers: { host } });

describe('the manifest', () => {
  it('has the name, the colours and the language of the panel', async () => {
    const answer = await get('/manifest.webmanifest?locale=de');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(answer.json()).toMatchObject({
      id: '/',
      name: 'Erste <Bühne>',
      lang: 'de',
      start_url: '/de',
      scope: '/',
      display: 'standalone',
      theme_color: '#654321',
    });
    expect((await get('/manifest.webmanifest', other.host)).json().name).not.toContain('Erste');
  });

  it('names icons that exist, in the sizes it says', async () => {
    const { icons } = (await get('/manifest.webmanifest?locale=en')).json();
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of icons) {
      const icon = await get(src);
      expect(icon.statusCode, src).toBe(200);
      expect(icon.headers['content-type'], src).toContain(type);
      if (type === 'image/png') {
        const [width, height] = [icon.rawPayload.readUInt32BE(16), icon.rawPayload.readUInt32BE(20)];
        expect(`${width}x${height}`).toBe(sizes);
      }
    }
  });

  it('gives icons a new address when the colour changes', async () => {
    const addresses = async (host: string) =>
      (await get('/manifest.webmanifest', host)).json().icons.map(({ src }: { src: string }) => src);
    expect(await addresses(panel.host)).not.toEqual(await addresses(other.host));
  });
});

describe('pictures', () => {
  it('are in the colour of the panel', async () => {
    expect((await get('/icons/icon.svg')).body).toContain('#123456');
    expect((await get('/apple-touch-icon.png')).rawPayload.readUInt32BE(16)).toBe(180);
    expect((await get('/favicon.ico')).rawPayload.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });

  it.each(['/icons/icon-7.png', '/icons/..%2f..%2fpackage.json'])('are a closed list: %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it('are not sent again to whoever has them', async () => {
    const { headers } = await get('/icons/icon-192.png');
    const again = await call('/icons/icon-192.png', {
      headers: { host: panel.host, 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('show a page of the panel, and never words from the address', async () => {
    const cardOf = async (path: string, host?: string) =>
      get(`/social-card.png?locale=en&path=${encodeURIComponent(path)}`, host);
    const [home, service, type] = [
      await cardOf('/'),
      await cardOf('/services/own-service'),
      await cardOf('/own-type'),
    ];
    for (const card of [home, service, type]) {
      expect(card.statusCode).toBe(200);
      expect(card.headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
    expect(service.rawPayload).not.toEqual(home.rawPayload);
    expect(type.rawPayload).not.toEqual(service.rawPayload);
    for (const path of ['/foreign-type', '/services/foreign-service', '/buy/from/evil', '/%'])
      expect((await cardOf(path)).statusCode, path).toBe(404);
  });
});

describe('sitemaps', () => {
  const locations = (body: string) =>
    [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

  it('are named by robots.txt and by the index, under the host that was asked', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: http://${panel.host}/sitemap.xml\n`);
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    expect(locations(index.body)).toHaveLength(locales.length);
    expect(locations(index.body)).toContain(`http://${panel.host}/sitemaps/hi_IN-1.xml`);
  });

  it('list what this panel offers to everyone, and nothing of another', async () => {
    const { body } = await get('/sitemaps/de-1.xml');
    expect(locations(body)).toEqual(
      expect.arrayContaining([
        `http://${panel.host}/de`,
        `http://${panel.host}/de/own-type`,
        `http://${panel.host}/de/services/own-service`,
      ]),
    );
    for (const absent of ['foreign', 'secret', 'retired', 'empty-type']) expect(body).not.toContain(absent);
    expect((await get('/sitemaps/de-1.xml', other.host)).body).not.toContain('own-type');
  });

  it('name the other languages of each page', async () => {
    const { body } = await get('/sitemaps/en-1.xml');
    const [entry = ''] = body.match(/<url>.*own-type.*<\/url>/) ?? [];
    expect(entry.match(/rel="alternate"/g)).toHaveLength(locales.length + 1);
    expect(entry).toContain(`hreflang="zh-CN" href="http://${panel.host}/zh_CN/own-type"`);
  });

  it.each(['de-2.xml', 'de-0.xml', 'xx-1.xml', 'de.xml', '__proto__-1.xml'])('have no %s', async (name) => {
    expect((await get(`/sitemaps/${name}`)).statusCode).toBe(404);
  });

  it('are empty, and robots are asked to stay away, when the panel is for members only', async () => {
    expect(locations((await get('/sitemap.xml', closed.host)).body)).toEqual([]);
    expect((await get('/robots.txt', closed.host)).body).toBe('User-agent: *\nDisallow: /\n');
  });

  it('belong to no panel on a host that nobody owns', async () => {
    expect((await get('/sitemap.xml', 'stranger.example')).statusCode).toBe(421);
  });
});

describe('the offline page', () => {
  it('speaks the language, wears the colour and needs no other file', async () => {
    const { body, headers } = await get('/offline?locale=ja');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(body).toContain('<html lang="ja" dir="ltr">');
    expect(body).toContain('Erste &#60;Bühne&#62;');
    expect(body).toContain('#123456');
    expect(body).toContain(`<style nonce="${nonce}">`);
    expect(body).toContain(`<script nonce="${nonce}">`);
    expect(body).not.toMatch(/style="|src=|href="[^"]/);
  });
});

import { expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const [panel, other] = [await createHostedPanel(database), await createHostedPanel(database)];
const { call } = await testApp(database);

const added = await database.db
  .insertInto('banner')
  .values([
    {
      panel_id: panel.id,
      place: 'orders',
      type: 'html',
      content: '<p class="open-chat">Talk</p><script>alert(1)</script>',
      translations: JSON.stringify({ de: { content: '<p onclick="alert(1)">Reden</p>' } }),
    },
    {
      panel_id: panel.id,
      place: 'dashboard',
      type: 'custom',
      information: JSON.stringify([
        {
          title: 'A',
          buttonLink: 'javascript:alert(1)',
          backgroundColor: 'red;} body{display:none',
          titleColor: '#FFFFFF',
          image: '/files/a.png',
          backgroundImage: 'http://plain.example/b.png',
        },
      ]),
    },
  ])
  .returning('id')
  .execute();
const [html, custom] = added.map(({ id }) => Number(id));
const frame = (id: unknown, host = panel.host, query = '') =>
  call(`/banners/${id}/frame${query}`, { headers: { host } });

test('a banner of HTML is a document that only its own panel may frame and that runs only our script', async () => {
  const answer = await frame(html);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toMatch(/^sandbox allow-scripts /);
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toMatch(/script-src 'sha256-[\w+/=]+'(;|$)/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(answer.body).toContain('<p class="open-chat">Talk</p>');
  expect(answer.body.match(/<script/g)).toHaveLength(1);
  expect(answer.body).not.toContain('alert');
});

test('it speaks the asked language, cleaned as well', async () => {
  const { body } = await frame(html, panel.host, '?locale=de');
  expect(body).toContain('<p>Reden</p>');
  expect(body).not.toContain('alert');
});

test('another panel, another kind and an unknown id answer alike', async () => {
  const answers = await Promise.all([frame(html, other.host), frame(custom), frame(999_999_999)]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect((await frame('0x1')).statusCode).toBe(404);
});

test('a custom banner shows only links and colours that would be accepted today', async () => {
  const { data } = (await call('/banners?place=dashboard', { headers: { host: panel.host } })).json();
  expect(data[0].information[0]).toMatchObject({
    title: 'A',
    buttonLink: null,
    backgroundColor: null,
    titleColor: '#FFFFFF',
    image: '/files/a.png',
    backgroundImage: null,
  });
});

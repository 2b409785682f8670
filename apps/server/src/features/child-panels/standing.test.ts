import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { openWhileClosed, pausedWhileReadOnly } from '@marquee/contract/panel-standing.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { PanelStanding } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import { sendFailedPage } from '../../platform/http/answers/failed-page.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { newBearer } from '../sessions/testing/new-bearer.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const all: Endpoint[] = Object.values(endpoints);
const changes = all.filter(({ method, changesData }) => changesData ?? method !== 'GET');

async function panelThatIs(standing: PanelStanding) {
  const panel = await createHostedPanel(database);
  const authorization = await newBearer(app.installation, panel);
  await db.updateTable('panel').set({ standing }).where('id', '=', panel.id).execute();
  const { panels } = app.installation;
  while ((await panels.byHost(panel.host))?.standing !== standing)
    await new Promise((resolve) => setTimeout(resolve, 2));
  const call = async ({ method, path }: Endpoint) => {
    const url = path.replace(/\{\w+\}/g, '1');
    const { host } = panel;
    const payload = method === 'GET' ? {} : { payload: {} };
    const answer = await app.call(url, { method, headers: { host, authorization }, ...payload });
    return { status: answer.statusCode, code: readCode(answer.body) };
  };
  return { panel, call };
}

function readCode(body: string): unknown {
  try {
    return JSON.parse(body).code;
  } catch {
    return undefined;
  }
}

test('a panel that is not paid for refuses to sell, and nothing else', async () => {
  const { call } = await panelThatIs('read_only');
  const paused: string[] = [];
  // Signing out ends the session that all others need.
  for (const endpoint of changes.filter(({ name }) => name !== 'logout')) {
    const { status, code } = await call(endpoint);
    if (code === 'panel_read_only') paused.push(`${endpoint.name} ${status}`);
  }
  expect(paused.toSorted()).toEqual([...pausedWhileReadOnly].map((name) => `${name} 409`).toSorted());
});

test('a closed panel answers nothing but payments that were on their way', async () => {
  const { call } = await panelThatIs('closed');
  for (const endpoint of all) {
    const { status, code } = await call(endpoint);
    const expected = openWhileClosed.has(endpoint.name) ? undefined : 'panel_closed';
    if (expected) expect([endpoint.name, status, code]).toEqual([endpoint.name, 423, expected]);
    else expect([endpoint.name, code]).not.toEqual([endpoint.name, 'panel_closed']);
  }
});

test('resellers of a panel that is not paid for are told that it does not sell', async () => {
  const { panel } = await panelThatIs('closed');
  const answer = await app.call('/api/v2', {
    method: 'POST',
    headers: { host: panel.host },
    payload: { key: 'x', action: 'services' },
  });
  expect(answer.json()).toEqual({ error: 'Service temporarily unavailable' });
});

test.each(['en', 'de', 'ja'])('its page says so in %s, and whom to write to', async (locale) => {
  const server = fastify();
  const refusal = new Refusal('panel_closed', {
    values: { contact: 'owner@<b>.example', name: 'Boost <i>', left: '#102030', right: '#405060' },
  });
  server.get('/*', (request, reply) => sendFailedPage(refusal, request, reply));
  const page = await server.inject(locale === 'en' ? '/orders' : `/${locale}/orders`);
  expect(page.statusCode).toBe(503);
  expect(page.headers['retry-after']).toBe('86400');
  expect(page.body).toContain(`<html lang="${locale}"`);
  expect(page.body).toContain('owner@&#60;b&#62;.example');
  expect(page.body).toContain('>Boost &#60;i&#62;</header>');
  expect(page.body).toContain('linear-gradient(90deg,#102030,#405060)');
});

const domain = 'unproven-domain.com';
const spellings = [
  ...[domain, domain.toUpperCase(), 'Unproven-Domain.Com', `${domain}.`, `${domain}..`, `.${domain}`],
  ...[`www.${domain}`, `${domain}:80`, `${domain}:443`, `${domain}:3000`, `${domain}.:80`, `${domain}:`],
  ...[`${domain}:0`, `${domain}:99999`, `${domain}:80:80`, `${domain} `, ` ${domain}`, `${domain}\t`],
  ...[`${domain},localhost`, `localhost,${domain}`, `${domain};localhost`, `localhost ${domain}`],
  ...[`user@${domain}`, `localhost@${domain}`, `${domain}@localhost`, `http://${domain}`, `//${domain}`],
  ...[
    `${domain}/`,
    `${domain}/localhost`,
    `${domain}#localhost`,
    `${domain}?localhost`,
    `localhost#${domain}`,
  ],
  ...[
    `${domain}%00`,
    `${domain}%2elocalhost`,
    `localhost%00.${domain}`,
    `${domain}\\localhost`,
    `*.${domain}`,
  ],
  ...[
    `*`,
    `*.com`,
    `${domain}.localhost`,
    `x.${domain}`,
    `localhost.${domain}`,
    `xn--${domain}`,
    `[${domain}]`,
  ],
  ...[
    `[::1`,
    `[::1]x`,
    `[::ffff:127.0.0.1]`,
    `127.1`,
    `0x7f000001`,
    `2130706433`,
    `0177.0.0.1`,
    `127.0.0.1.`,
  ],
  ...['localhost.', 'LOCALHOST.', 'localhost..', '.localhost', 'xlocalhost', 'local.host', 'localhost.com'],
  ...['a'.repeat(300), `${'a.'.repeat(200)}com`, '-', '.', '..', '0', '%', '$', '{}', 'null', 'undefined'],
];

test('an unproven domain is routed by none of its spellings, nor does any other lead to a panel', async () => {
  const panel = await createHostedPanel(database);
  await db
    .insertInto('panel_domain')
    .values({ panel_id: panel.id, host: domain, is_primary: true, verified_at: null })
    .execute();
  expect(spellings.length).toBeGreaterThanOrEqual(60);
  const routed: string[] = [];
  for (const host of spellings) {
    const { statusCode } = await app.call('/settings', { headers: { host } });
    if (statusCode !== 421 && statusCode !== 400) routed.push(host);
  }
  expect(routed).toEqual([]);
  const proxied = await app.call('/settings', { headers: { host: domain, 'x-forwarded-host': panel.host } });
  expect(proxied.statusCode).toBe(421);
});

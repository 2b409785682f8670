import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sentJobs } from '../../testing/sent-jobs.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeSettings, getSettings } from '../settings/index.ts';
import { refreshExchangeRateJob } from './refresh-exchange-rate.job.ts';
import { refreshExchangeRate } from './refresh-exchange-rate.ts';
import { setRateSource } from './set-rate-source.ts';

const database = await testDatabase();
const answer = { status: 200, body: '' };
const server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily.json`;

const says = (rate: number) => {
  answer.body = JSON.stringify({ base: 'USD', rates: { RUB: rate } });
};
beforeEach(() => {
  answer.status = 200;
  says(92.5);
});

async function panelWithSource() {
  const ctx = await testContext(database);
  await database.db.insertInto('exchange_rate_source').values({ panel_id: ctx.panel.id, url }).execute();
  const problem = async () =>
    (
      await database.db
        .selectFrom('exchange_rate_source')
        .select('last_problem')
        .where('panel_id', '=', ctx.panel.id)
        .executeTakeFirst()
    )?.last_problem;
  const shown = async () => (await getSettings(ctx)).currencies.RUB.rate;
  return { ctx, problem, shown };
}

test('the fetched rate becomes the panel’s, with its age', async () => {
  const { ctx, shown } = await panelWithSource();
  expect(await shown()).toBeNull();
  await refreshExchangeRate(ctx);
  expect(await shown()).toBe('92.5');
  expect((await getSettings(ctx)).exchangeRateAt).toBe('2026-01-15T12:00:00.000Z');
  ctx.clock.advance(3600);
  says(93.25);
  await refreshExchangeRate(ctx);
  expect(await shown()).toBe('93.25');
});

test('a rate the operator fixed wins, and says no age', async () => {
  const { ctx, shown } = await panelWithSource();
  await refreshExchangeRate(ctx);
  await changeSettings(ctx, { currencies: { RUB: { rate: '100' } } });
  expect(await shown()).toBe('100');
  expect((await getSettings(ctx)).exchangeRateAt).toBeNull();
  await changeSettings(ctx, { currencies: { RUB: { rate: null } } });
  expect(await shown()).toBe('92.5');
});

test.each<[string, () => void, string]>([
  ['an outage', () => (answer.status = 503), 'unreachable'],
  ['nonsense', () => (answer.body = '<html>'), 'unreadable'],
  ['a jump', () => says(925), 'implausible'],
])('after %s the last good rate stays', async (_, goesWrong, expected) => {
  const { ctx, problem, shown } = await panelWithSource();
  await refreshExchangeRate(ctx);
  goesWrong();
  await refreshExchangeRate(ctx);
  expect(await problem()).toBe(expected);
  expect(await shown()).toBe('92.5');
  answer.status = 200;
  says(92.6);
  await refreshExchangeRate(ctx);
  expect(await problem()).toBeNull();
  expect(await shown()).toBe('92.6');
});

test('a panel without a source asks nobody', async () => {
  const ctx = await testContext(database);
  await refreshExchangeRate({ ...ctx, fetch: () => Promise.reject(new Error('asked')) });
  expect((await getSettings(ctx)).currencies.RUB.rate).toBeNull();
});

test('a new source is fetched at once; another source’s rate does not outlive it; only https', async () => {
  const { ctx, shown } = await panelWithSource();
  await refreshExchangeRate(ctx);
  for (const bad of ['http://rates.example/x', 'ftp://rates.example', 'rates'])
    await expect(setRateSource(ctx, bad)).rejects.toMatchObject({ code: 'invalid_input' });
  await setRateSource(ctx, 'https://rates.example/daily.json');
  expect(await shown()).toBeNull();
  expect(await sentJobs(database.db, refreshExchangeRateJob)).toEqual([{ panelId: ctx.panel.id }]);
  await setRateSource(ctx, null);
  await setRateSource(ctx, null);
  const { length } = await database.db
    .selectFrom('exchange_rate_source')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  expect(length).toBe(0);
});

test('another panel keeps its own', async () => {
  const [one, other] = [await panelWithSource(), await panelWithSource()];
  await refreshExchangeRate(one.ctx);
  expect(await other.shown()).toBeNull();
});

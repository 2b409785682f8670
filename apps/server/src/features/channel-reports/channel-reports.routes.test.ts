import { expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { post, signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const other = await createHostedPanel(database);
await switchCaptchaOff(database);
const path = '/api/v1/youtube-reporting';
const dayMs = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

async function visitor(options: { channel?: string } = {}) {
  const person = await signUpVisitor(app);
  const headers = { authorization: person.bearer };
  if (options.channel)
    await post(app, '/api/v1/youtube-account', { youtube_channel_url: options.channel }, { headers });
  const ask = (call: string, query: Record<string, string> = {}) =>
    app.call(`${path}/${call}?${new URLSearchParams(query)}`, { method: 'POST', headers });
  const accounts = async () => (await app.call(`${path}/accounts`, { headers })).json();
  return { ...person, headers, ask, accounts };
}

test('a bound channel has sample reports that say so, in every call', async () => {
  const { ask, accounts, headers } = await visitor({ channel: '@someone' });
  const { data, can_connect } = await accounts();
  expect(can_connect).toBe(false);
  expect(data).toMatchObject([{ connection: 'sample', is_reportable: true, connected_at: null }]);
  const source = { kind: 'sample', state: 'ok' };

  const info = (await ask('channels/info')).json();
  expect(info).toMatchObject({ data: { channel_id: data[0].channel_id }, source });
  expect(info.data.trend.current.views).toBeGreaterThan(0);
  expect(info.data.trend.previous.views).toBeGreaterThan(0);

  const videos = (await ask('channels/videos/info', { limit: '3' })).json();
  expect(videos.source).toMatchObject(source);
  expect(videos.data).toHaveLength(3);
  const published = videos.data.map((video: { videoPublishedAt: string }) => video.videoPublishedAt);
  expect(published).toEqual(published.toSorted().toReversed());

  const days = (await ask('channels/statistics-daily', { compare: '1' })).json();
  expect(days.source).toMatchObject(source);
  expect(days.data.length).toBeGreaterThanOrEqual(28);
  expect(days.previous).toHaveLength(days.data.length);
  const sum = days.data.reduce((total: number, day: { views: number }) => total + day.views, 0);
  expect(days.totals.views).toBe(sum);
  expect(days.totals.ctr).toBeCloseTo(days.totals.clicks / days.totals.impressions, 6);
  expect(days.previous_totals.views).toBeGreaterThan(0);

  const table = (await ask('channels/videos/statistics')).json();
  expect(table.source).toMatchObject(source);
  expect(table.data.length).toBeGreaterThan(3);
  const [first, second] = table.data;
  const chosen = (
    await ask('channels/videos/statistics', { videoIds: `${second.videoId},nosuchvideo` })
  ).json();
  expect(chosen.data).toEqual([second]);
  expect(first.videoId).toBe(videos.data[0].videoId);

  const file = await app.call(`${path}/channels/statistics-daily/export`, { headers });
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.headers['content-disposition']).toContain('sample-channel-');
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(days.data.length + 1);
  expect(lines[1]).toContain(',sample');
});

test('figures of one day stay the same, however they are asked for', async () => {
  const { ask } = await visitor({ channel: '@steady' });
  const day = dayAgo(40);
  const alone = (await ask('channels/statistics-daily', { dateStart: day, dateEnd: day })).json();
  const year = (
    await ask('channels/statistics-daily', { dateStart: dayAgo(365), dateEnd: dayAgo(2) })
  ).json();
  expect(year.data.find((each: { day: string }) => each.day === day)).toEqual(alone.data[0]);
  expect(alone).toMatchObject({ dateStart: day, dateEnd: day, previous: [], previous_totals: null });
});

test('two years are the most, days that cannot be are refused with their field', async () => {
  const { ask } = await visitor({ channel: '@ranges' });
  const daily = (query: Record<string, string>) => ask('channels/statistics-daily', query);
  expect((await daily({ dateStart: dayAgo(731), dateEnd: dayAgo(1) })).json().data.length).toBeGreaterThan(
    725,
  );
  for (const [query, field] of [
    [{ dateStart: dayAgo(900), dateEnd: dayAgo(1) }, 'dateStart'],
    [{ dateStart: dayAgo(-3) }, 'dateStart'],
    [{ dateStart: dayAgo(5), dateEnd: dayAgo(9) }, 'dateEnd'],
    [{ dateStart: '2026-02-30' }, 'dateStart'],
    [{ dateEnd: 'yesterday' }, 'dateEnd'],
  ] as const) {
    const answer = await daily(query);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  }
});

test('without a channel every call answers that none is connected', async () => {
  const { ask, accounts } = await visitor();
  expect((await accounts()).data).toEqual([]);
  const source = { state: 'not_connected', updated_at: null, next_update_at: null };
  expect((await ask('channels/info')).json()).toMatchObject({ data: null, source });
  expect((await ask('channels/videos/info')).json()).toMatchObject({ data: [], source });
  expect((await ask('channels/statistics-daily')).json()).toMatchObject({ data: [], orders: [], source });
  expect((await ask('channels/videos/statistics')).json()).toMatchObject({ data: [], source });
});

test('another person’s channel, and another panel’s, is not found', async () => {
  const owner = await visitor({ channel: '@somebody-else' });
  const [{ channel_id, id }] = (await owner.accounts()).data;
  const stranger = await visitor({ channel: '@mine' });
  const elsewhere = await signUpVisitor(app, undefined, { headers: { host: other.host } });
  const callers = [
    { headers: stranger.headers },
    { headers: { authorization: elsewhere.bearer, host: other.host } },
  ];
  for (const { headers } of callers) {
    for (const call of ['info', 'videos/info', 'statistics-daily', 'videos/statistics']) {
      const ask = (channel: string) =>
        app.call(`${path}/channels/${call}?channel_id=${channel}`, { method: 'POST', headers });
      const [foreign, missing] = [await ask(channel_id), await ask('UCnobody-has-this-one')];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(missing.body);
    }
    const disconnected = await app.call(`${path}/accounts/${id}/connection`, { method: 'DELETE', headers });
    expect(disconnected.statusCode).toBe(404);
  }
  expect((await owner.accounts()).data).toHaveLength(1);
});

test('a panel without an OAuth client sends nobody to the network', async () => {
  const { headers } = await visitor();
  const answer = await post(app, `${path}/connect`, {}, { headers });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
});

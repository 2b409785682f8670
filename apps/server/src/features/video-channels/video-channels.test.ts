import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { setChannelSource } from '../channel-sources/index.ts';
import { bindChannel } from './bind-channel.ts';
import { channelView } from './channel-view.ts';
import { deleteChannel, listChannels } from './own-channels.ts';
import { verifyCode, verifyPublicSubscriptions } from './verify-channel.ts';

const database = await testDatabase();
const id = 'UC_x5XG1OV2P6uZZ5FSM9Ttw';

/** Answers like YouTube's Data API; a test sets the channel's state. */
const youtube = { description: '', subscriptionsArePublic: false, mode: 'fine' as 'fine' | 'quota' | 'html' };
const requested: { url: URL; key: string | undefined }[] = [];

function answerTo(url: URL): [number, unknown] {
  const problem = (status: number, reason: string): [number, unknown] => [
    status,
    { error: { code: status, errors: [{ reason }] } },
  ];
  if (youtube.mode === 'quota') return problem(403, 'quotaExceeded');
  if (url.pathname === '/youtube/v3/subscriptions')
    return youtube.subscriptionsArePublic ? [200, { items: [] }] : problem(403, 'subscriptionForbidden');
  const query = url.searchParams;
  const isKnown =
    query.get('id') === id || query.get('forHandle') === '@known' || query.get('forUsername') === 'known';
  const snippet = { title: 'The Known Channel', description: youtube.description };
  return [200, isKnown ? { items: [{ id, snippet }] } : { pageInfo: { totalResults: 0 } }];
}

const server = createServer((request: IncomingMessage, response) => {
  const url = new URL(request.url ?? '', 'http://youtube.test');
  requested.push({ url, key: request.headers['x-goog-api-key'] as string | undefined });
  const [status, body] = answerTo(url);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(youtube.mode === 'html' ? '<html>maintenance</html>' : JSON.stringify(body));
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
afterAll(() => server.close());
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(() => {
  Object.assign(youtube, { description: '', subscriptionsArePublic: false, mode: 'fine' });
  requested.length = 0;
});

async function visitor(panel?: Awaited<ReturnType<typeof testContext>>['panel']) {
  const system = await testContext(database, panel ? { panel } : {});
  const account = await createAccount(database.db, system.panel);
  const actor = { kind: 'user', accountId: account.id, permissions: [], frozen: false } as const;
  const ctx = await testContext(database, { panel: system.panel, actor });
  await setChannelSource(ctx, { apiKey: `the-secret-key-${system.panel.id}`, baseUrl });
  return { ctx, account };
}
const refusedFor = (field: string, code: string) => ({ code: 'invalid_input', fields: [{ field, code }] });

test('from its address to both checks, one after the other', async () => {
  const { ctx, account } = await visitor();
  const channel = await bindChannel(ctx, 'https://www.youtube.com/@known/videos');
  expect(channelView(channel)).toMatchObject({
    youtube_channel: { youtube_channel_id: id, title: 'The Known Channel' },
    verification_code_at: null,
    is_reportable: false,
  });
  expect(requested[0]).toMatchObject({ key: `the-secret-key-${ctx.panel.id}` });
  expect(requested[0]?.url.href).not.toContain('the-secret-key');
  expect((await bindChannel(ctx, `youtube.com/channel/${id}`)).id).toBe(channel.id);

  await expect(verifyPublicSubscriptions(ctx, channel.id)).rejects.toMatchObject({ code: 'wrong_state' });
  await expect(verifyCode(ctx, channel.id)).rejects.toMatchObject(
    refusedFor('code', 'code_not_in_description'),
  );
  youtube.description = `Videos about things. ${channel.code} Thanks!`;
  expect((await verifyCode(ctx, channel.id)).verification_code_at).not.toBeNull();
  await expect(verifyPublicSubscriptions(ctx, channel.id)).rejects.toMatchObject(
    refusedFor('public_subscriptions', 'subscriptions_private'),
  );
  youtube.subscriptionsArePublic = true;
  expect(channelView(await verifyPublicSubscriptions(ctx, channel.id)).is_reportable).toBe(true);

  await deleteChannel(ctx, channel.id);
  expect(await listChannels(ctx, account.id)).toEqual([]);
});

test.each([
  ['https://vimeo.com/@known', 'not_a_channel'],
  ['https://www.youtube.com/watch?v=abc', 'not_a_channel'],
  ['https://www.youtube.com/@unknown', 'channel_not_found'],
])('%s: %s', async (url, code) => {
  const { ctx } = await visitor();
  await expect(bindChannel(ctx, url)).rejects.toMatchObject(refusedFor('youtube_channel_url', code));
});

test('two accounts may name a channel; the first to prove it keeps it', async () => {
  const first = await visitor();
  const second = await visitor(first.ctx.panel);
  const [one, two] = [await bindChannel(first.ctx, '@known'), await bindChannel(second.ctx, '@known')];
  expect(one.code).not.toBe(two.code);
  youtube.description = `${one.code} ${two.code}`;
  const outcomes = await Promise.allSettled([verifyCode(first.ctx, one.id), verifyCode(second.ctx, two.id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject(refusedFor('code', 'channel_taken'));
});

test.each(['quota', 'html'] as const)(
  'a network that cannot answer (%s) proves nothing and breaks nothing',
  async (mode) => {
    const { ctx } = await visitor();
    const channel = await bindChannel(ctx, '@known');
    youtube.mode = mode;
    await expect(bindChannel(ctx, '@known')).rejects.toMatchObject({ code: 'upstream_failed' });
    await expect(verifyCode(ctx, channel.id)).rejects.toMatchObject({ code: 'upstream_failed' });
  },
);

test('another person, and another panel, find no such channel', async () => {
  const owner = await visitor();
  const channel = await bindChannel(owner.ctx, '@known');
  for (const { ctx } of [await visitor(owner.ctx.panel), await visitor()]) {
    await expect(verifyCode(ctx, channel.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(verifyPublicSubscriptions(ctx, channel.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(deleteChannel(ctx, channel.id)).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(await listChannels(owner.ctx, owner.account.id)).toHaveLength(1);
});

test('the key rests sealed; without one the panel shows samples that say so', async () => {
  const { ctx } = await visitor();
  const row = await database.db
    .selectFrom('channel_source')
    .select('api_key')
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirstOrThrow();
  expect(row.api_key.toString('latin1')).not.toContain('the-secret-key');
  await setChannelSource(ctx, null);
  const channel = await bindChannel(ctx, '@anything');
  expect([channel.title, requested.length]).toEqual(['Sample channel @anything', 0]);
  await verifyCode(ctx, channel.id);
  expect(channelView(await verifyPublicSubscriptions(ctx, channel.id)).is_reportable).toBe(true);
});

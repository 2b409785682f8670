import { afterAll, beforeEach, expect, test } from 'vitest';
import { createGuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { startYoutube } from '../../testing/youtube/start-youtube.ts';
import { authorizeUrl, exchangeCode, ownChannels, refresh, revoke } from './google-oauth.ts';
import { youtubeReports } from './youtube-reports.ts';

const fetch = createGuardedFetch({ allowLoopback: true });
const youtube = await startYoutube(() => new Date('2026-11-16T20:00:00Z'));
afterAll(() => youtube.close());
const { world, hosts } = youtube;
const client = {
  clientId: 'the-client',
  clientSecret: 'the-client-secret',
  hosts,
  redirectUri: 'https://panel.example/youtube-reporting/callback',
};
const verifier = 'a-verifier-that-only-we-know-0123456789-0123456789';
const range = { channelId: world.oauth.channelId, start: '2026-10-01', end: '2026-10-07' };

beforeEach(() => {
  world.fault = 'fine';
  world.knowsReach = true;
});

async function agree() {
  const url = new URL(authorizeUrl(client, { state: 'the-state', verifier }));
  world.oauth.challenge = url.searchParams.get('code_challenge') ?? '';
  const tokens = await exchangeCode(fetch, client, { code: 'the-code', verifier });
  return { url, tokens, refreshToken: tokens.refreshToken ?? '' };
}

test('the address where an owner agrees asks to read, and for later as well', async () => {
  const { url } = await agree();
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'the-client',
    redirect_uri: client.redirectUri,
    response_type: 'code',
    access_type: 'offline',
    prompt: 'consent',
    state: 'the-state',
    code_challenge_method: 'S256',
  });
  expect(
    url.searchParams
      .get('scope')
      ?.split(' ')
      .every((scope) => scope.endsWith('.readonly')),
  ).toBe(true);
  expect(url.href).not.toContain('the-client-secret');
  expect(url.href).not.toContain(verifier);
});

test('from the permission to figures, refreshed, and taken back', async () => {
  const { tokens, refreshToken } = await agree();
  expect(await ownChannels(fetch, client, tokens.accessToken)).toEqual([
    { id: world.oauth.channelId, title: expect.stringContaining('Sample channel') },
  ]);
  const next = await refresh(fetch, client, refreshToken);
  expect(next).toMatchObject({ refreshToken: undefined, expiresInSeconds: 3599 });
  const reports = youtubeReports({ fetch, hosts, accessToken: next.accessToken });
  expect(await reports.daily(range)).toHaveLength(7);
  await revoke(fetch, client, refreshToken);
  await revoke(fetch, client, refreshToken);
  await expect(refresh(fetch, client, refreshToken)).rejects.toMatchObject({ reason: 'consent_revoked' });
  await expect(reports.daily(range)).rejects.toMatchObject({ reason: 'consent_revoked' });
  await expect(ownChannels(fetch, client, next.accessToken)).rejects.toMatchObject({
    reason: 'consent_revoked',
  });
});

test('a stolen code is worth nothing without what only we know', async () => {
  await agree();
  const stolen = exchangeCode(fetch, client, { code: 'the-code', verifier: 'guessed'.repeat(8) });
  await expect(stolen).rejects.toMatchObject({ reason: 'consent_revoked' });
  const wrongClient = { ...client, clientSecret: 'another' };
  await expect(exchangeCode(fetch, wrongClient, { code: 'the-code', verifier })).rejects.toMatchObject({
    reason: 'unavailable',
  });
});

test('a channel of somebody else shows nothing', async () => {
  const { tokens } = await agree();
  const reports = youtubeReports({ fetch, hosts, accessToken: tokens.accessToken });
  await expect(reports.daily({ ...range, channelId: 'UC0000000000000000000000' })).rejects.toMatchObject({
    reason: 'consent_revoked',
  });
});

test('where the network does not tell impressions there are none, and everything else', async () => {
  const { tokens } = await agree();
  world.knowsReach = false;
  const reports = youtubeReports({ fetch, hosts, accessToken: tokens.accessToken });
  expect(await reports.reach(range)).toEqual({ impressions: null, clickRate: null });
  const [video] = await reports.videos(range, ['abcdefghijk', "x'; drop table"]);
  expect(video).toMatchObject({
    videoId: 'abcdefghijk',
    impressions: null,
    clickRate: null,
    monetized: null,
  });
});

test.each(['quota', 'html', 'truncated', 'lying', 'server_error', 'rate_limited', 'huge'] as const)(
  'a report service that fails (%s) is told as such',
  async (fault) => {
    const { tokens, refreshToken } = await agree();
    const reports = youtubeReports({ fetch, hosts, accessToken: tokens.accessToken });
    world.fault = fault;
    const reason = fault === 'quota' ? 'quota_used_up' : 'unavailable';
    await expect(reports.daily(range)).rejects.toMatchObject({ name: 'SourceFailure', reason });
    await expect(reports.videos(range, ['abcdefghijk'])).rejects.toMatchObject({ reason });
    await expect(refresh(fetch, client, refreshToken)).rejects.toMatchObject({ reason: 'unavailable' });
    if (fault !== 'lying') await expect(reports.reach(range)).rejects.toMatchObject({ reason });
  },
);

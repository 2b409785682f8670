import { afterAll, beforeEach, expect, test } from 'vitest';
import { rootPanel } from '../../../testing/root-panel.ts';
import { sentJobs } from '../../../testing/sent-jobs.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { setOauthClient } from '../../channel-sources/index.ts';
import { post, signUpVisitor, switchCaptchaOff } from '../../sessions/testing/visitor.ts';
import { startGoogle } from '../testing/google-server.ts';
import { revokeConsentJob } from './revoke-consent.job.ts';
import { revokeConsent } from './revoke-consent.ts';

const database = await testDatabase();
const app = await testApp(database, { config: { allowLoopbackFetch: true } });
const google = await startGoogle();
afterAll(google.stop);
const root = await rootPanel(database);
const other = await createHostedPanel(database);
await switchCaptchaOff(database);
const hosts = {
  data: google.origin,
  analytics: google.origin,
  accounts: google.origin,
  tokens: google.origin,
};
for (const panel of [root, other])
  await setOauthClient(await testContext(database, { panel }), {
    clientId: 'the-client',
    clientSecret: 'the-secret',
    hosts,
  });

const path = '/api/v1/youtube-reporting';
let lastChannel = 0;
const newChannel = () => {
  lastChannel += 1;
  return { id: `UCchannel-number-${String(lastChannel).padStart(6, '0')}`, title: `Channel ${lastChannel}` };
};

beforeEach(async () => {
  await runRevocations();
  google.state.channels = [newChannel()];
  google.state.givesRefreshToken = true;
  google.state.scopes = ['youtube', 'yt-analytics'].map(
    (name) => `https://www.googleapis.com/auth/${name}.readonly`,
  );
  google.state.givenBack = [];
  google.server.fault = undefined;
});

/** A browser that keeps its cookies. */
async function browser(host = 'localhost') {
  const person = await signUpVisitor(app, undefined, { headers: { host } });
  const cookies: Record<string, string> = { ...person.cookies };
  const headers = { authorization: person.bearer, host };
  const connect = async (body: object = {}) => {
    const answer = await post(app, `${path}/connect`, body, { headers, cookies });
    for (const { name, value } of answer.cookies) cookies[name] = value;
    return answer;
  };
  const comeBack = async (back: URL) => {
    const answer = await app.call(`${back.pathname}${back.search}`, { headers: { host }, cookies });
    return { status: answer.statusCode, location: String(answer.headers.location) };
  };
  const accounts = async () => (await app.call(`${path}/accounts`, { headers })).json().data;
  const disconnect = async (id: number) =>
    (await app.call(`${path}/accounts/${id}/connection`, { method: 'DELETE', headers })).statusCode;
  const agreed = async () => comeBack(google.agree((await connect()).json().data.url));
  return { ...person, headers, cookies, connect, comeBack, agreed, accounts, disconnect };
}

async function runRevocations(): Promise<void> {
  for (const { panelId, revocationId } of await sentJobs(database.db, revokeConsentJob)) {
    const panel = panelId === root.id ? root : other;
    await revokeConsent(await testContext(database, { panel }), revocationId);
  }
}

test('whoever agrees has a connected channel whose ownership is proven; the tokens rest sealed', async () => {
  const [channel] = google.state.channels;
  const { connect, comeBack, accounts, id } = await browser();
  const { url } = (await connect({ redirect: '/channel-statistics?channel=x' })).json().data;
  const asked = new URL(url).searchParams;
  expect(url).toContain(`${google.origin}/o/oauth2/v2/auth?`);
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('redirect_uri')).toMatch(/\/youtube-reporting\/callback$/);
  const back = await comeBack(google.agree(url));
  expect(back).toEqual({ status: 303, location: '/channel-statistics?channel=x&connected=1' });
  expect(await accounts()).toMatchObject([
    { channel_id: channel?.id, title: channel?.title, is_reportable: true, connection: 'connected' },
  ]);
  const row = await database.db
    .selectFrom('channel_connection')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.refresh_token?.toString('latin1')).not.toContain('refresh-');
  expect(row.access_token?.toString('latin1')).not.toContain('access-');
  const proven = await database.db
    .selectFrom('video_channel')
    .select('verification_code_at')
    .where('id', '=', row.video_channel_id)
    .executeTakeFirstOrThrow();
  expect(proven.verification_code_at).not.toBeNull();
});

test('a state works once, in the browser that began, and not for ever', async () => {
  const first = await browser();
  const stranger = await browser();
  await stranger.connect();
  const back = google.agree((await first.connect()).json().data.url);
  const failed = { status: 303, location: '/channel-statistics?connect_error=failed' };
  expect(await stranger.comeBack(back)).toEqual(failed);
  expect((await first.comeBack(back)).location).toBe('/channel-statistics?connected=1');
  expect(await first.comeBack(back)).toEqual(failed);
  expect(await stranger.accounts()).toEqual([]);

  const late = google.agree((await first.connect()).json().data.url);
  await database.db
    .updateTable('channel_connect_attempt')
    .set({ expires_at: new Date(0) })
    .execute();
  expect(await first.comeBack(late)).toEqual(failed);
  expect(await first.comeBack(new URL('/youtube-reporting/callback', 'http://localhost'))).toEqual(failed);
});

test('of two arrivals with one state one connects', async () => {
  const { connect, comeBack, accounts } = await browser();
  const back = google.agree((await connect()).json().data.url);
  const locations = (await Promise.all([comeBack(back), comeBack(back)])).map(({ location }) => location);
  expect(locations.toSorted()).toEqual([
    '/channel-statistics?connect_error=failed',
    '/channel-statistics?connected=1',
  ]);
  expect(await accounts()).toHaveLength(1);
});

test('somebody without a channel connects nothing, and the permission is given back once', async () => {
  google.state.channels = [];
  const { agreed, accounts } = await browser();
  expect((await agreed()).location).toBe('/channel-statistics?connect_error=no_channel');
  expect(await accounts()).toEqual([]);
  await runRevocations();
  await runRevocations();
  expect(google.state.givenBack).toHaveLength(1);
});

test('a permission for less than the reports counts as declined', async () => {
  google.state.scopes = ['https://www.googleapis.com/auth/youtube.readonly'];
  const { agreed, accounts } = await browser();
  expect((await agreed()).location).toBe('/channel-statistics?connect_error=denied');
  expect(await accounts()).toEqual([]);
});

test('who declines is led back with a word about it', async () => {
  const { connect, comeBack } = await browser();
  const back = google.decline((await connect()).json().data.url);
  expect((await comeBack(back)).location).toBe('/channel-statistics?connect_error=denied');
});

test('a consent without a refresh token, and a network that breaks, connect nothing', async () => {
  google.state.givesRefreshToken = false;
  const { connect, comeBack, agreed, accounts } = await browser();
  expect((await agreed()).location).toBe('/channel-statistics?connect_error=failed');
  google.state.givesRefreshToken = true;
  for (const fault of ['reset', 'server_error', 'garbage', 'nonsense'] as const) {
    const back = google.agree((await connect()).json().data.url);
    google.server.fault = fault;
    expect([fault, await comeBack(back)]).toEqual([
      fault,
      { status: 303, location: '/channel-statistics?connect_error=failed' },
    ]);
    google.server.fault = undefined;
  }
  expect(await accounts()).toEqual([]);
});

test('a channel of another account is taken; of several channels the free ones are connected', async () => {
  const [taken] = google.state.channels;
  const owner = await browser();
  await owner.agreed();
  const second = await browser();
  expect((await second.agreed()).location).toBe('/channel-statistics?connect_error=taken');
  expect(await second.accounts()).toEqual([]);
  // The network would end the first account's permission with it.
  await runRevocations();
  expect(google.state.givenBack).toEqual([]);
  google.state.channels = [...(taken ? [taken] : []), newChannel(), newChannel()];
  expect((await second.agreed()).location).toBe('/channel-statistics?connected=1');
  expect(await second.accounts()).toHaveLength(2);
  // In another panel the same owner may connect it, too.
  google.state.channels = taken ? [taken] : [];
  const elsewhere = await browser(other.host);
  expect((await elsewhere.agreed()).location).toBe('/channel-statistics?connected=1');
});

test('two accounts that prove one channel at once: one has it', async () => {
  const [one, two] = [await browser(), await browser()];
  const outcomes = (await Promise.all([one.agreed(), two.agreed()])).map(({ location }) => location);
  expect(outcomes.toSorted()).toEqual([
    '/channel-statistics?connect_error=taken',
    '/channel-statistics?connected=1',
  ]);
});

test('disconnecting forgets what was read and gives the permission back once, with the last channel of it', async () => {
  google.state.channels = [newChannel(), newChannel()];
  const { agreed, accounts, disconnect, headers, id } = await browser();
  await agreed();
  const [first, second] = await accounts();
  const url = `${path}/channels/statistics-daily?channel_id=${first.channel_id}`;
  await app.call(url, { method: 'POST', headers });
  const days = () =>
    database.db
      .selectFrom('channel_report_day')
      .select('day')
      .where('video_channel_id', '=', BigInt(first.id))
      .execute();
  expect((await days()).length).toBeGreaterThan(20);
  const statuses = await Promise.all([disconnect(first.id), disconnect(first.id)]);
  expect(statuses.toSorted()).toEqual([204, 404]);
  expect(await days()).toEqual([]);
  await runRevocations();
  expect(google.state.givenBack).toEqual([]);
  expect(await disconnect(second.id)).toBe(204);
  await runRevocations();
  await runRevocations();
  expect(google.state.givenBack).toHaveLength(1);
  expect(await accounts()).toMatchObject([{ connection: 'none' }, { connection: 'none' }]);
  const left = await database.db
    .selectFrom('channel_revocation')
    .select('id')
    .where('panel_id', '=', root.id)
    .execute();
  expect([left, id > 0n]).toEqual([[], true]);
});

test('deleting the channel, and closing the account, give the permission back', async () => {
  const { agreed, accounts, headers } = await browser();
  await agreed();
  const [{ id }] = await accounts();
  const deleted = await app.call(`/api/v1/youtube-account/${id}`, { method: 'DELETE', headers });
  expect(deleted.statusCode).toBe(204);
  await runRevocations();
  expect(google.state.givenBack).toHaveLength(1);
  expect(await accounts()).toEqual([]);
});

test('an address outside the panel is refused as the way back', async () => {
  const { connect } = await browser();
  for (const redirect of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
  ]) {
    const answer = await connect({ redirect });
    expect([redirect, answer.statusCode]).toEqual([redirect, 422]);
  }
});

test('a session that ended on the way connects nothing', async () => {
  const { connect, comeBack, headers, cookies } = await browser();
  const back = google.agree((await connect()).json().data.url);
  await app.call('/logout', { method: 'POST', headers, cookies });
  expect((await comeBack(back)).location).toBe('/channel-statistics?connect_error=failed');
});

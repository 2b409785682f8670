import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Lies, startIdentityProvider } from '../../testing/start-identity-provider.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { newEmail, post, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { offerAllProviders, socialBrowser } from './testing/social-visitor.ts';

const database = await testDatabase();
const app = await testApp(database, { config: { allowLoopbackFetch: true } });
const local = await startIdentityProvider();
afterAll(local.stop);
const root = await database.db.selectFrom('panel').selectAll().executeTakeFirstOrThrow();
const neighbour = await createHostedPanel(database);
for (const panel of [root, neighbour]) {
  await offerAllProviders(await testContext(database, { panel }), local);
}
await switchCaptchaOff(database);

const now = () => Math.floor(Date.now() / 1000);
const numbered = () => String(Math.floor(Math.random() * 1e15));

beforeEach(() => {
  local.visitor = {
    sub: numbered(),
    name: 'Robin',
    email: newEmail(),
    email_verified: true,
    username: 'robin',
  };
  local.lies = {};
});

type Browser = ReturnType<typeof socialBrowser>;
type Provider = 'google' | 'facebook' | 'telegram';
/** Returns from the provider in a wrong way; returns the browser that must not be signed in. */
type Break = (browser: Browser, provider: Provider) => Promise<Browser>;

const lying =
  (lies: Lies): Break =>
  async (browser, provider) => {
    local.lies = lies;
    await browser.signIn(provider);
    return browser;
  };
const withQuery =
  (change: (query: URLSearchParams) => void): Break =>
  async (browser, provider) => {
    const back = await browser.visit(provider);
    change(back.searchParams);
    await browser.arrive(back);
    return browser;
  };

/** Broken flows that apply to every provider. */
const brokenVisits: Record<string, Break> = {
  'a state nobody has given out': withQuery((query) => query.set('state', 'a'.repeat(43))),
  'no state': withQuery((query) => query.delete('state')),
  'two states': withQuery((query) => query.append('state', 'second')),
  'another browser': async (browser, provider) => {
    const back = await browser.visit(provider);
    const other = socialBrowser(app);
    await other.visit(provider);
    await other.arrive(back);
    return other;
  },
  'a browser without its cookie': async (browser, provider) => {
    const other = socialBrowser(app);
    await other.arrive(await browser.visit(provider));
    return other;
  },
  'another panel': async (browser, provider) => {
    const other = socialBrowser(app, neighbour.host);
    Object.assign(other.cookies, browser.cookies);
    const back = await browser.visit(provider);
    Object.assign(other.cookies, browser.cookies);
    await other.arrive(back);
    return other;
  },
  'a visit to another provider': async (browser, provider) => {
    const back = await browser.visit(provider);
    const elsewhere = await browser.visit(provider === 'google' ? 'facebook' : 'google');
    back.searchParams.set('state', elsewhere.searchParams.get('state') ?? '');
    await browser.arrive(back);
    return browser;
  },
  'a visit that took too long': async (browser, provider) => {
    const back = await browser.visit(provider);
    await database.db
      .updateTable('social_flow')
      .set({ expires_at: new Date(0) })
      .execute();
    await browser.arrive(back);
    return browser;
  },
  'a state brought before': async (browser, provider) => {
    const back = await browser.visit(provider);
    await browser.arrive(back);
    const fresh = await browser.visit(provider);
    fresh.searchParams.set('state', back.searchParams.get('state') ?? '');
    delete browser.cookies.AUTH_TOKEN;
    await browser.arrive(fresh);
    return browser;
  },
};

const brokenCodes: Record<string, Break> = {
  'an error in place of a code': withQuery((query) => {
    query.delete('code');
    query.set('error', 'access_denied');
  }),
  'an error beside the code': withQuery((query) => query.set('error', 'access_denied')),
  'no code': withQuery((query) => query.delete('code')),
  'a code nobody has given out': withQuery((query) => query.set('code', 'f'.repeat(32))),
  'a code that was used before': async (browser, provider) => {
    const first = await browser.visit(provider);
    await browser.arrive(first);
    delete browser.cookies.AUTH_TOKEN;
    const second = await browser.visit(provider);
    second.searchParams.set('code', first.searchParams.get('code') ?? '');
    await browser.arrive(second);
    return browser;
  },
  'a code stolen from another visitor': async (browser, provider) => {
    const stolen = await socialBrowser(app).visit(provider);
    const back = await browser.visit(provider);
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    await browser.arrive(back);
    return browser;
  },
  'a token endpoint that fails': lying({ tokenStatus: 500 }),
  'a token endpoint that answers nonsense': lying({ tokenAnswer: { hello: 'world' } }),
};

const brokenTokens: Record<string, Lies> = {
  'another issuer': { claims: { iss: 'https://accounts.google.example' } },
  'another audience': { claims: { aud: 'another-client' } },
  'several audiences, for another party': { claims: { aud: ['another-client'], azp: 'another-client' } },
  'no audience': { without: ['aud'] },
  'an end in the past': { claims: { iat: now() - 7200, exp: now() - 3600 } },
  'no end': { without: ['exp'] },
  'no time of issue': { without: ['iat'] },
  'no subject': { without: ['sub'] },
  'an empty subject': { claims: { sub: '' } },
  'a start in the future': { claims: { nbf: now() + 3600 } },
  'no signature': { signedBy: 'nobody' },
  'a signature by another key': { signedBy: 'another key' },
  'a signature by the client secret': { signedBy: 'the client secret' },
};

const brokenNonces: Record<string, Lies> = {
  'another nonce': { claims: { nonce: 'another' } },
  'no nonce': { without: ['nonce'] },
  'a token endpoint that skips PKCE and a wrong nonce': { careless: true, claims: { nonce: 'x' } },
};

const brokenFacts: Record<string, Lies> = {
  'a token of another app': { inspected: { app_id: 'another-app' } },
  'a token that is not valid': { inspected: { is_valid: false } },
  'a token that has expired': { inspected: { expires_at: now() - 10 } },
  'a token without a person': { inspected: { user_id: undefined } },
  'a token of another person': { inspected: { user_id: '999' } },
  'a person without an id': { me: { id: undefined } },
  'another person': { me: { id: '998' } },
};

async function expectRefused(provider: Provider, breaking: Break): Promise<void> {
  const broken = await breaking(socialBrowser(app), provider);
  expect(await broken.whoAmI()).toBeUndefined();
  local.lies = {};
  // Another person, because Telegram's answers for one person are identical within a second.
  local.visitor = { ...local.visitor, sub: numbered(), email: newEmail() };
  const right = socialBrowser(app);
  await right.signIn(provider);
  expect(await right.whoAmI(), 'the same, unbroken, works').toBeDefined();
}

const asBreaks = (lies: Record<string, Lies>) =>
  Object.fromEntries(Object.entries(lies).map(([name, each]) => [name, lying(each)]));
const cases = (...groups: Record<string, Break>[]) => groups.flatMap((group) => Object.entries(group));

describe('google refuses', () => {
  it.each(cases(brokenVisits, brokenCodes, asBreaks(brokenTokens), asBreaks(brokenNonces)))(
    '%s',
    (_, breaking) => expectRefused('google', breaking),
  );
});

describe('facebook refuses', () => {
  it.each(cases(brokenVisits, brokenCodes, asBreaks(brokenFacts)))('%s', (_, breaking) =>
    expectRefused('facebook', breaking),
  );
});

describe('telegram refuses', () => {
  const answering =
    (make: () => Record<string, string>): Break =>
    async (browser) => {
      const back = await browser.visit('telegram');
      const query = new URLSearchParams({ ...make(), state: back.searchParams.get('state') ?? '' });
      await browser.call(`/login/telegram/callback?${query}`);
      return browser;
    };
  const changed = (changes: Record<string, string>) =>
    answering(() => ({ ...local.telegramAnswer(), ...changes }));
  const without = (name: string) =>
    answering(() => {
      const { [name]: _, ...rest } = local.telegramAnswer();
      return rest;
    });
  const broken: Record<string, Break> = {
    'another id': changed({ id: '12345' }),
    'another name': changed({ username: 'somebody_else' }),
    'a field nobody signed': changed({ last_name: 'Added' }),
    'another time': changed({ auth_date: String(now() - 100) }),
    'no hash': without('hash'),
    'no id': without('id'),
    'no time': without('auth_date'),
    'an empty hash': changed({ hash: '' }),
    'a short hash': changed({ hash: 'abc' }),
    'a hash that is no number': changed({ hash: 'z'.repeat(64) }),
    'an answer of six minutes ago': answering(() => local.telegramAnswer({ auth_date: String(now() - 360) })),
    'an answer of tomorrow': answering(() => local.telegramAnswer({ auth_date: String(now() + 86_400) })),
    'a time that is no number': answering(() => local.telegramAnswer({ auth_date: '0x10' })),
    'an id that is no number': answering(() => local.telegramAnswer({ id: '12e3' })),
    'the signature of another bot': answering(() => local.telegramAnswer({}, '7000002:another')),
    'an answer brought before': async (browser) => {
      const answer = local.telegramAnswer();
      await answering(() => answer)(browser, 'telegram');
      delete browser.cookies.AUTH_TOKEN;
      return answering(() => answer)(browser, 'telegram');
    },
  };
  it.each(cases(brokenVisits, broken))('%s', (_, breaking) => expectRefused('telegram', breaking));
});

describe('one tap refuses', () => {
  const tap = async (credential: string) =>
    (await post(app, '/login/google-one-tap', { credential })).statusCode;
  it.each(Object.entries(brokenTokens))('%s', async (_, lies) => {
    local.lies = lies;
    expect(await tap(await local.credential())).toBe(422);
    local.lies = {};
    expect(await tap(await local.credential())).toBe(200);
  });
  it('what was made long ago, and what is no token', async () => {
    local.lies = { claims: { iat: now() - 600 } };
    expect(await tap(await local.credential())).toBe(422);
    for (const nonsense of ['x', 'a.b.c', '..', '{}', 'e30.e30.']) expect(await tap(nonsense)).toBe(422);
  });
  it('the credential that another panel has taken stays good for that panel alone', async () => {
    const credential = await local.credential();
    expect(await tap(credential)).toBe(200);
    const elsewhere = await post(
      app,
      '/login/google-one-tap',
      { credential },
      { headers: { host: neighbour.host } },
    );
    expect(elsewhere.json().data?.id).not.toBe(
      (await post(app, '/login/google-one-tap', { credential })).json().data?.id,
    );
  });
});

it('does not reach a provider inside the network, nor follow where it leads', async () => {
  const { setSocialProvider } = await import('./index.ts');
  const panel = await createHostedPanel(database);
  const ctx = await testContext(database, { panel });
  const set = (issuer: string) =>
    setSocialProvider(ctx, { provider: 'google', clientId: 'x', secret: 'y', addresses: { issuer } });
  for (const address of ['ftp://a.example', 'http://a.example', 'javascript:x', 'https://u:p@a.example', 'x'])
    await expect(set(address)).rejects.toThrow('invalid_input');
  await set('https://169.254.169.254');
  const answer = await socialBrowser(app, panel.host).call('/login/google');
  expect(answer.headers.location).toBe('/login?notice=social-failed');
});

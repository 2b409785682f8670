import type { SocialProvider } from '@marquee/contract/account/social.ts';
import type { InjectOptions } from 'fastify';
import type { IdentityProvider } from '../../../testing/start-identity-provider.ts';
import type { testApp } from '../../../testing/test-app.ts';
import { newAddress } from '../../sessions/testing/visitor.ts';
import { setSocialProvider } from '../index.ts';

type App = Awaited<ReturnType<typeof testApp>>;
type Context = Parameters<typeof setSocialProvider>[0];

/** Registers a panel with all three providers of the local server. */
export async function offerAllProviders(ctx: Context, local: IdentityProvider): Promise<void> {
  const { origin, clientId, secret, botToken } = local;
  await setSocialProvider(ctx, {
    provider: 'google',
    clientId,
    secret,
    addresses: { issuer: origin },
    oneTap: true,
  });
  await setSocialProvider(ctx, {
    provider: 'facebook',
    clientId,
    secret,
    addresses: {
      authorize: `${origin}/facebook/authorize`,
      token: `${origin}/facebook/token`,
      graph: `${origin}/graph`,
    },
  });
  await setSocialProvider(ctx, {
    provider: 'telegram',
    clientId: 'marquee_bot',
    secret: botToken,
    addresses: { authorize: `${origin}/telegram` },
  });
}

/** One browser: keeps its cookies, follows no redirect by itself. */
export function socialBrowser(app: App, host = 'localhost') {
  const cookies: Record<string, string> = {};
  const call = async (url: string, options: InjectOptions = {}) => {
    const answer = await app.call(url, {
      remoteAddress: newAddress(),
      cookies,
      ...options,
      headers: { host, ...options.headers },
    });
    for (const { name, value } of answer.cookies) cookies[name] = value;
    return answer;
  };
  /** Leaves for a provider and answers where it sends the browser back to. */
  const visit = async (provider: SocialProvider, query = ''): Promise<URL> => {
    const left = await call(`/login/${provider}${query}`);
    if (left.statusCode !== 303) throw new Error(left.body);
    return comeBack(String(left.headers.location));
  };
  return {
    cookies,
    call,
    visit,
    /** Comes back by an address that a provider has made. */
    arrive: (back: URL) => call(`${back.pathname}${back.search}`),
    signIn: async (provider: SocialProvider, query = '') => {
      const back = await visit(provider, query);
      return call(`${back.pathname}${back.search}`);
    },
    /** The id of who is signed in by the cookies that a redirect has set. */
    whoAmI: async (): Promise<number | undefined> => {
      const token = cookies.AUTH_TOKEN;
      if (!token) return undefined;
      const answer = await call('/api/v1/profile', { headers: { authorization: `Bearer ${token}` } });
      return answer.statusCode === 200 ? answer.json().data.id : undefined;
    },
  };
}

/** What the provider's page does once its visitor has agreed; Telegram's answer is moved where our page moves it. */
export async function comeBack(address: string): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  const result = /^#tgAuthResult=(.+)$/.exec(back.hash)?.[1];
  if (!result) return back;
  const user: Record<string, string> = JSON.parse(Buffer.from(result, 'base64url').toString('utf8'));
  return new URL(
    `/login/telegram/callback?${new URLSearchParams({ ...user, state: back.searchParams.get('state') ?? '' })}`,
    back.origin,
  );
}

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

/** A browser that keeps cookies and does not follow redirects. */
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
  /** Visits the provider and returns the callback address it redirects to. */
  const visit = async (provider: SocialProvider, query = ''): Promise<URL> => {
    const left = await call(`/login/${provider}${query}`);
    if (left.statusCode !== 303) throw new Error(left.body);
    return comeBack(String(left.headers.location));
  };
  return {
    cookies,
    call,
    visit,
    /** Opens the callback address of a provider. */
    arrive: (back: URL) => call(`${back.pathname}${back.search}`),
    signIn: async (provider: SocialProvider, query = '') => {
      const back = await visit(provider, query);
      return call(`${back.pathname}${back.search}`);
    },
    /** The id of the account that the cookies are signed in to. */
    whoAmI: async (): Promise<number | undefined> => {
      const token = cookies.AUTH_TOKEN;
      if (!token) return undefined;
      const answer = await call('/api/v1/profile', { headers: { authorization: `Bearer ${token}` } });
      return answer.statusCode === 200 ? answer.json().data.id : undefined;
    },
  };
}

/** Follows the provider's redirect after consent; Telegram's fragment becomes a query, as our page does it. */
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

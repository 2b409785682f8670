import type { InjectOptions } from 'fastify';
import { generateSync } from 'otplib';
import type { testApp } from '../../../testing/test-app.ts';
import { newAddress, password, provenVisitor } from '../../sessions/testing/visitor.ts';

type App = Awaited<ReturnType<typeof testApp>>;

/** A registered user with a proven address in one browser, with shorthands for managing factors. */
export async function factorVisitor(app: App, headers: Record<string, string> = {}) {
  const { email, id, bearer, cookies } = await provenVisitor(
    app,
    app.installation.connections.web,
    undefined,
    {
      headers,
    },
  );
  const person = { email, id, bearer, cookies: { ...cookies } as Record<string, string> };
  const call = async (url: string, options: InjectOptions = {}) => {
    const answer = await app.call(url, {
      remoteAddress: newAddress(),
      cookies: person.cookies,
      ...options,
      headers: { authorization: person.bearer, ...headers, ...options.headers },
    });
    for (const { name, value } of answer.cookies) person.cookies[name] = value;
    return answer;
  };
  const send = (url: string, payload: object = {}) => call(url, { method: 'POST', payload });
  return {
    ...person,
    call,
    send,
    remove: (url: string) => call(url, { method: 'DELETE' }),
    signInAs: (token: string) => {
      person.bearer = token;
    },
    login: () => send('/login', { email, password }),
    factors: async () => (await call('/api/v1/profile/second-factor')).json().data,
    /** Confirms with the previous 30-second code, so that a test can still use the current one. */
    enableTotp: async (): Promise<{ secret: string; recoveryCodes: string[] }> => {
      const { secret } = (await send('/api/v1/profile/second-factor/totp')).json().data;
      const confirm = () =>
        send('/api/v1/profile/second-factor/totp/confirm', { code: totpCode(secret, -30) });
      const first = await confirm();
      // The 30-second step may end while the request is on its way; a second attempt is in time.
      const confirmed = first.statusCode === 200 ? first : await confirm();
      if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
      return { secret, recoveryCodes: confirmed.json().data.recovery_codes };
    },
  };
}

/** The code the authenticator app shows now, or `seconds` from now. */
export function totpCode(secret: string, seconds = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });
}

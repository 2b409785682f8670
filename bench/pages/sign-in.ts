import { solveCaptcha } from '../../apps/server/src/testing/solve-captcha.ts';
import type { DevTools } from '../browser/dev-tools.ts';

/** The demo's customer, without a page that the browser would remember. */
export async function signIn(devTools: DevTools, origin: string): Promise<void> {
  const challenge = await (await fetch(`${origin}/captcha/challenge`)).json();
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'customer@demo.localhost',
      password: 'marquee-demo',
      captcha_response: await solveCaptcha(challenge),
    }),
  });
  const kept = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  for (const cookie of [`AUTH_TOKEN=${(await answer.json()).data.auth_token}`, ...kept]) {
    const [name = '', value = ''] = cookie.split(/=(.*)/);
    const secure = name.startsWith('__Host-');
    await devTools.send('Network.setCookie', { name, value, url: origin, path: '/', secure });
  }
}

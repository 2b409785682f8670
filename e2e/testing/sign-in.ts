import type { Page } from '@playwright/test';
import { solveCaptcha } from '../../apps/server/src/testing/solve-captcha.ts';
import { expect, open, panelOrigin } from './panel-test.ts';

interface Credentials {
  email: string;
  password: string;
}

const demoCustomer: Credentials = { email: 'customer@demo.localhost', password: 'marquee-demo' };

/** As the demo's customer unless told otherwise, on the page that is wanted. The form has tests of its own. */
export async function signIn(page: Page, wanted?: string, who: Credentials = demoCustomer): Promise<void> {
  await startSession(page, '/login', { ...who });
  if (wanted) await open(page, wanted);
}

/** As somebody new. */
export async function signUp(page: Page, { email, password }: Credentials, name: string): Promise<void> {
  await startSession(page, '/register', { name, email, password, password_confirmation: password });
}

/** Leaves the browser with the cookies that the forms leave it with, a page and a riddle cheaper. */
async function startSession(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  const challenge = await (await page.request.get('/captcha/challenge')).json();
  const data = { ...fields, captcha_response: await solveCaptcha(challenge) };
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  const value = (await answer.json()).data.auth_token;
  await page.context().addCookies([{ name: 'AUTH_TOKEN', value, url: panelOrigin() }]);
}

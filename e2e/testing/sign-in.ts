import type { Page } from '@playwright/test';
import { solveCaptcha } from '../../apps/server/src/testing/solve-captcha.ts';
import { withDatabase } from '../server/panel-database.ts';
import { expect, open, panelOrigin } from './panel-test.ts';

interface Credentials {
  email: string;
  password: string;
}

const demoCustomer: Credentials = { email: 'customer@demo.localhost', password: 'marquee-demo' };

/** Signs in, by default as the demo's customer, and opens a page. The login form has its own tests. */
export async function signIn(
  page: Page,
  landingPath?: string,
  who: Credentials = demoCustomer,
  origin: string = panelOrigin(),
): Promise<void> {
  await startSession(page, '/login', { ...who }, origin);
  if (landingPath) await open(page, new URL(landingPath, origin).href);
}

/** Registers a new account. */
export async function signUp(page: Page, { email, password }: Credentials, name: string): Promise<void> {
  await startSession(page, '/register', { name, email, password, password_confirmation: password });
}

/** Sets the same cookies as the forms do, without loading the page. */
async function startSession(
  page: Page,
  path: string,
  fields: Record<string, string>,
  origin: string = panelOrigin(),
): Promise<void> {
  const challenge = await (await page.request.get(`${origin}/captcha/challenge`)).json();
  const data = { ...fields, captcha_response: await solveCaptcha(challenge) };
  const answer = await page.request.post(origin + path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  const value = (await answer.json()).data.auth_token;
  await page.context().addCookies([{ name: 'AUTH_TOKEN', value, url: origin }]);
}

export const password = 'five blue whales';

export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Robin Reader');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
}

const newEmail = () => `robin-${crypto.randomUUID()}@people.example`;

/** Registers a new customer and opens a page. */
export async function register(page: Page, { landingPath = '/' } = {}): Promise<string> {
  const email = newEmail();
  await signUp(page, { email, password }, 'Robin Reader');
  await open(page, landingPath);
  return email;
}

/** A new customer whose address is proven, as if they had opened the mailed link. */
export async function registerProven(page: Page, { landingPath = '/' } = {}): Promise<string> {
  const email = newEmail();
  await signUp(page, { email, password }, 'Robin Reader');
  await withDatabase((client) =>
    client.query(
      `update account set email = claimed_email, claimed_email = null, email_verified_at = now()
        where claimed_email = $1`,
      [email],
    ),
  );
  await open(page, landingPath);
  return email;
}

/** Registers through the form: for another panel, whose host name only the browser resolves. */
export async function registerAt(page: Page, origin: string, landingPath: string): Promise<string> {
  const email = newEmail();
  await open(page, `${origin}/register?redirect=${landingPath}`);
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/\/register/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return email;
}

export async function typePassword(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A new customer for the calling test, with the demo customer's password. */
export async function addCustomer(): Promise<string> {
  const email = `own-${crypto.randomUUID()}@people.example`;
  await withDatabase((client) =>
    client.query(
      `insert into account (panel_id, email, email_verified_at, name, password_hash)
       select panel_id, $1, now(), 'Casey Own', password_hash from account where email = 'customer@demo.localhost'
        order by panel_id limit 1`,
      [email],
    ),
  );
  return email;
}

/** A new customer for the calling test, signed in on a page. */
export async function signInAsNewCustomer(page: Page, landingPath: string): Promise<string> {
  const email = await addCustomer();
  await signIn(page, landingPath, { email, password: demoCustomer.password });
  return email;
}

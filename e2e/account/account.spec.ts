import type { Page } from '@playwright/test';
import { mailedLink } from '../testing/mailed-link.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { fillRegistration, password, typePassword } from '../testing/sign-in.ts';

const newEmail = (name: string) => `${name}-${crypto.randomUUID()}@people.example`;

/** Who is signed in by the page's token, requested in the same way as the panel's scripts do. */
function profileIn(page: Page): Promise<{ email: string; balance: string } | null> {
  return page.evaluate(async () => {
    const token = /(?:^|; )AUTH_TOKEN=([^;]+)/.exec(document.cookie)?.[1];
    if (!token) return null;
    const answer = await fetch('/api/v1/profile', { headers: { authorization: `Bearer ${token}` } });
    return answer.ok ? (await answer.json()).data : null;
  });
}

test('register, leave, come back, forget the password, come back again', async ({ page }) => {
  const email = newEmail('robin');
  await open(page, '/register');
  await fillRegistration(page, email);
  await expect(page.getByText('Strong')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${panelOrigin()}/`);
  expect(await profileIn(page)).toMatchObject({ email, balance: '0.00', email_verified_at: null });

  await open(page, await mailedLink(email, '/email/verify'));
  await expect(page.getByRole('heading', { name: 'E-mail confirmed' })).toBeVisible();

  await open(page, '/');
  expect(await profileIn(page)).toMatchObject({ email, email_verified_at: expect.any(String) });
  await page.getByRole('button', { name: 'Account' }).first().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${panelOrigin()}/login`);
  expect(await profileIn(page)).toBeNull();

  await typePassword(page, email, password);
  await expect(page).toHaveURL(`${panelOrigin()}/`);
  expect(await profileIn(page)).toMatchObject({ email });

  await page.context().clearCookies();
  await open(page, '/password/reset');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await open(page, await mailedLink(email, '/password/reset'));
  await page.getByLabel('New password').fill('six green parrots');
  await page.getByLabel('Repeat password').fill('six green parrots');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await typePassword(page, email, 'six green parrots');
  await expect(page).toHaveURL(`${panelOrigin()}/`);
  expect(await profileIn(page)).toMatchObject({ email });
});

test.describe('what the server refuses', () => {
  test.use({ expectedNoise: /status of 422/ });

  test('stands at its field, and the focus goes there', async ({ page }) => {
    await open(page, '/register');
    await page.getByText('Company', { exact: true }).click();
    await fillRegistration(page, newEmail('kim'));
    await page.getByLabel('Company name').fill('Kim & Co');
    await page.getByLabel('Repeat password').fill('something else');
    await page.getByRole('button', { name: 'Add contact' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Contact', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Contact', { exact: true }).fill('@kim');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Passwords don’t match')).toBeVisible();
    await expect(page.getByLabel('Repeat password')).toBeFocused();
    await page.getByLabel('Repeat password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${panelOrigin()}/`);
  });

  test('a wrong password is one sentence under the e-mail, and the next try works', async ({ page }) => {
    await open(page, '/login');
    await typePassword(page, 'customer@demo.localhost', 'not this one');
    await expect(page.getByText('Wrong e-mail or password')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(`${panelOrigin()}/`);
    // Another test moves some earnings to this balance, before or after this one.
    expect(await profileIn(page)).toMatchObject({
      email: 'customer@demo.localhost',
      balance: expect.stringMatching(/^50\d\.\d0$/),
    });
  });
});

test('a guarded page leads to sign in and back, in the visitor’s language', async ({ page }) => {
  await open(page, '/de/my-services?page=2');
  await expect(page).toHaveURL(/\/de\/login\?redirect=%2Fmy-services&page=2/);
  await page.getByLabel('E-Mail').fill('customer@demo.localhost');
  await page.getByLabel('Passwort', { exact: true }).fill('marquee-demo');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/my-services\?page=2$/);
});

test('a page opened after the token has ended is signed in from its first byte', async ({
  page,
  context,
}) => {
  await open(page, '/login');
  await typePassword(page, 'customer@demo.localhost', 'marquee-demo');
  await expect(page).toHaveURL(`${panelOrigin()}/`);
  // The open page would otherwise send its own calls without a token.
  await page.goto('about:blank');
  await context.clearCookies({ name: 'AUTH_TOKEN' });
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('customer@demo.localhost');
  await open(page, '/');
  expect(await profileIn(page)).toMatchObject({ email: 'customer@demo.localhost' });
});

test('leaving in one tab leaves in all', async ({ page, context }) => {
  await open(page, '/login');
  await typePassword(page, 'customer@demo.localhost', 'marquee-demo');
  await expect(page).toHaveURL(`${panelOrigin()}/`);
  const other = await context.newPage();
  await open(other, '/my-services');
  await page.getByRole('button', { name: 'Account' }).first().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${panelOrigin()}/login`);
  await expect(other).toHaveURL(/\/login\?redirect=%2Fmy-services/);
});

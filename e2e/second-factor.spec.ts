import type { Page } from '@playwright/test';
import { codeOf } from '../apps/server/src/features/second-factor/testing/factor-visitor.ts';
import { expect, open, panelOrigin, test } from './panel-test.ts';

const password = 'five blue whales';

async function register(page: Page): Promise<string> {
  const email = `robin-${crypto.randomUUID()}@people.example`;
  await open(page, '/register?redirect=/security');
  await page.getByLabel('Name', { exact: true }).fill('Robin Reader');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign-in and security' })).toBeVisible();
  return email;
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await open(page, '/login?redirect=/security');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

const finish = async (page: Page, label: string, code: string) => {
  await page.getByLabel(label).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

test.use({ expectedNoise: /status of (409|422)/ });

test('an authenticator app: set up, sign in with it, then with a recovery code', async ({ page }) => {
  const email = await register(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  const setup = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  await expect(setup.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  await setup.getByLabel('Code from the app').fill('000000');
  await setup.getByRole('button', { name: 'Turn on' }).click();
  await expect(setup.getByText('This code is wrong')).toBeVisible();
  await setup.getByLabel('Code from the app').fill(codeOf(secret, -30));
  await setup.getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();

  await typePassword(page, email);
  await finish(page, 'Code from your app', codeOf(secret));
  await expect(page).toHaveURL(`${panelOrigin()}/security`);

  await typePassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await finish(page, 'Recovery code', codes[0] ?? '');
  await expect(page.getByText('9 codes left')).toBeVisible();
});

test('a passkey: added, then signs in after the password, and alone', async ({ page }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = await register(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Test machine');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Test machine')).toBeVisible();

  await typePassword(page, email);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(`${panelOrigin()}/security`);

  await page.context().clearCookies();
  await open(page, '/login?redirect=/security');
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByText('Test machine')).toBeVisible();

  await page.getByRole('button', { name: 'Remove Test machine' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
});

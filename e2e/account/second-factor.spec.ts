import type { Page } from '@playwright/test';
import { totpCode } from '../../apps/server/src/features/second-factor/testing/factor-visitor.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { registerProven, typePassword } from '../testing/sign-in.ts';

async function signInAgain(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await open(page, '/login?redirect=/security');
  await typePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
}

const finish = async (page: Page, label: string, code: string) => {
  await page.getByLabel(label).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

test.use({ expectedNoise: /status of (409|422)/ });

test('an authenticator app: set up, sign in with it, then with a recovery code', async ({ page }) => {
  const email = await registerProven(page, { landingPath: '/security' });
  await page.getByRole('button', { name: 'Set up' }).click();
  const setup = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  await expect(setup.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  await setup.getByLabel('Code from the app').fill('000000');
  await setup.getByRole('button', { name: 'Turn on' }).click();
  await expect(setup.getByText('This code is wrong')).toBeVisible();
  await setup.getByLabel('Code from the app').fill(totpCode(secret));
  await setup.getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  await shown.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();

  await signInAgain(page, email);
  // Each code works once; if the half minute has ended meanwhile, this one is the current code.
  await finish(page, 'Code from your app', totpCode(secret, 30));
  await expect(page).toHaveURL(`${panelOrigin()}/security`);

  await signInAgain(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await finish(page, 'Recovery code', codes[0] ?? '');
  await expect(page.getByText('9 codes left')).toBeVisible();
});

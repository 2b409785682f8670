import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// Fields that are refused, and a provider that does not answer: the browser logs both.
test.use({ expectedNoise: /status of (404|409|422)/ });

test('a provider is added, tested, held and released', async ({ page }) => {
  await signIn(page, '/admin', operator);
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Providers' }).click();
  await page.getByRole('button', { name: 'Add provider' }).click();
  const dialog = page.getByRole('dialog');
  const name = `Upstream ${Date.now()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Type').selectOption('manual');
  await dialog.getByRole('button', { name: 'Add provider' }).click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByText('Working')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Pause provider' }).click();
  const reason = page.getByRole('dialog', { name: 'Pause provider' });
  await reason.getByLabel('Reason').fill('Slow since Monday');
  await reason.getByRole('button', { name: 'Pause provider' }).click();
  await expect(sheet.getByText('Slow since Monday')).toBeVisible();
  await sheet.getByRole('button', { name: 'Resume provider' }).click();
  await expect(page.getByText('Provider resumed')).toBeVisible();
  await expect(sheet.getByText('Working')).toBeVisible();
});

test('a price is changed and the shop shows it; two services are switched off and on with a preview', async ({
  page,
}) => {
  await signIn(page, '/admin/services', operator);
  const table = page.getByRole('table', { name: 'Services' });
  await table.getByRole('button', { name: /^#/ }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Price follows the provider').uncheck();
  await sheet.getByLabel(/^Price per/).fill('77.5');
  await sheet.getByLabel('Discount, %').fill('0');
  await sheet.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Service saved')).toBeVisible();
  await expect(sheet.getByText('$77.50').first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const boxes = table.getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change 2 services' }).click();
  await expect(page.getByText('2 services changed')).toBeVisible();
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change 2 services' }).click();
  await expect(page.getByText('2 services changed').last()).toBeVisible();
});

test('a setting is found, changed, marked and put back', async ({ page }) => {
  await signIn(page, '/admin/settings', operator);
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('idle_days');
  const days = page.getByRole('textbox', { name: 'Days until a subscription ends' });
  await expect(days).toHaveValue('30');
  await days.fill('999');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await days.fill('45');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Days until a subscription ends saved')).toBeVisible();
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();
  await expect(page.getByText(/Changed by operator@demo.localhost/)).toBeVisible();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await expect(days).toHaveValue('30');
});

test('a test mail tells what became of it; keys of a social sign-in are kept and removed', async ({
  page,
}) => {
  await signIn(page, '/admin/mail', operator);
  await page.getByRole('button', { name: 'Send test e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Test e-mail to operator@demo.localhost' })).toBeVisible();
  await expect(page.getByText(/No mail server is configured/).first()).toBeVisible({ timeout: 30_000 });
  expect(await accessibilityProblems(page)).toEqual([]);

  await open(page, '/admin/social-sign-in');
  const facebook = page.locator('section').filter({ hasText: 'Facebook' });
  await facebook.getByLabel('Client ID').fill('app-1');
  await facebook.getByLabel('Client secret').fill('very-secret');
  await facebook.getByRole('button', { name: 'Save keys' }).click();
  await expect(page.getByText('Facebook sign-in is on')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await facebook.getByRole('button', { name: 'Remove keys' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove keys' }).click();
  await expect(page.getByText('Facebook sign-in is off')).toBeVisible();
});

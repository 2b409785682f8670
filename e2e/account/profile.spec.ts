import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { mailedLink } from '../testing/mailed-link.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { password, register, registerProven } from '../testing/sign-in.ts';

const registerOnProfile = (page: Page) => register(page, { landingPath: '/profile' });

test.describe('what the server refuses is said, and known to the browser as such', () => {
  test.use({ expectedNoise: /status of 4(09|22)/ });

  test('keeps what was typed, says what is wrong by its field, and asks before it is lost', async ({
    page,
  }) => {
    await registerOnProfile(page);
    await page.getByText('Company', { exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Company name')).toBeFocused();
    await expect(page.getByText('This field is required')).toBeVisible();
    await page.getByLabel('Company name').fill('Acme');
    await page.getByRole('button', { name: 'Add contact' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Contact', { exact: true })).toBeFocused();
    await page.getByLabel('Contact', { exact: true }).fill('@casey');

    await page.getByRole('link', { name: 'My services' }).first().click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(`${panelOrigin()}/profile`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Company name')).toHaveValue('Acme');
    await expect(page.getByLabel('Contact', { exact: true })).toHaveValue('@casey');
  });

  test('a new password needs the old one and keeps this browser in', async ({ page }) => {
    const email = await registerOnProfile(page);
    const card = page.locator('#password');
    await card.getByRole('button', { name: 'Change password' }).click();
    await card.getByLabel('Current password').fill('not it at all');
    await card.getByLabel('New password').fill('six green whales');
    await card.getByLabel('Repeat password').fill('six green whales');
    await card.getByRole('button', { name: 'Change password' }).click();
    await expect(card.getByText('Current password is incorrect')).toBeVisible();
    await card.getByLabel('Current password').fill(password);
    await card.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed.')).toBeVisible();
    await page.reload();
    await expect(page.locator('#email')).toContainText(email);
  });
});

test('who tries two ways out at once is asked once, and goes where they wanted', async ({ page }) => {
  await registerOnProfile(page);
  const leave = () => page.getByRole('link', { name: 'My services' }).first().click();
  await leave();
  await page.waitForURL(/my-services/);
  await page.goBack();
  await page.getByText('Company', { exact: true }).click();
  await page.getByLabel('Company name').fill('Acme');
  await leave();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(`${panelOrigin()}/profile`);
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/my-services/);
});

test('moves to a new address by the mail sent there', async ({ page }) => {
  await registerOnProfile(page);
  const newAddress = `new-${crypto.randomUUID()}@people.example`;
  const card = page.locator('#email');
  await card.getByRole('button', { name: 'Change e-mail' }).click();
  await card.getByLabel('New e-mail').fill(newAddress);
  await card.getByLabel('Current password').fill(password);
  await card.getByRole('button', { name: 'Send link', exact: true }).click();
  await expect(card.getByText(`We sent a link to ${newAddress}`)).toBeVisible();
  await open(page, await mailedLink(newAddress, '/email/change'));
  await expect(page.getByRole('heading', { name: 'E-mail changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to profile' }).click();
  await expect(page.locator('#email')).toContainText(newAddress);
  await expect(page.locator('#email').getByText('Confirmed')).toBeVisible();
});

test('makes an API key that is shown once, says where it may be used, and connects a channel', async ({
  page,
}) => {
  await registerProven(page, { landingPath: '/profile' });
  await page.getByLabel('Channel link').fill('https://www.youtube.com/@casey');
  await page.getByRole('button', { name: 'Add channel' }).click();
  await page.getByRole('button', { name: 'Check code' }).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.locator('#channels').getByText('Verified', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Manage: API access' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByText(/^mq_[\w-]{43}$/);
  await expect(shown).toBeVisible();
  await page.getByRole('textbox', { name: 'Allowed IP addresses' }).fill('203.0.113.9/24');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Allowed IP addresses' })).toHaveValue('203.0.113.0/24');
  await page.reload();
  await expect(page.getByText(/^mq_….{4}$/)).toBeVisible();
  await expect(shown).toBeHidden();
});

test.describe('leaving', () => {
  // The open page sends one more call and learns that nobody is signed in.
  test.use({ expectedNoise: /status of 401/ });

  test('takes a copy of the data, then closes the account', async ({ page }) => {
    const email = await registerOnProfile(page);
    await page.getByRole('link', { name: 'Manage: Data and privacy' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'All data (JSON)' }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain(email);
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Close account permanently' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close account permanently' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});

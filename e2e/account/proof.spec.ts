import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { mailedLink } from '../testing/mailed-link.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { password, register, registerProven } from '../testing/sign-in.ts';

// The browser logs the refusals that open the dialogs.
test.use({ expectedNoise: /status of (409|422)/ });

const key = (page: Page) => page.getByText(/^mq_[\w-]{43}$/);

test('a key waits for the address: the dialog mails the link again, and the key comes after it', async ({
  page,
}) => {
  const email = await register(page, { landingPath: '/api' });
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your e-mail first' });
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Resend link' }).click();
  await expect(dialog.getByText('Link sent. Check your inbox.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open(page, await mailedLink(email, '/email/verify'));
  await expect(page.getByRole('heading', { name: 'E-mail confirmed' })).toBeVisible();
  await open(page, '/api');
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(key(page)).toBeVisible();
});

test('a browser left open asks who sits there, then goes on with the same form', async ({ page }) => {
  const email = await registerProven(page, { landingPath: '/webhooks' });
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByLabel('URL').fill('https://shop.example/orders');
  await withDatabase((client) =>
    client.query(
      `update sign_in_proof set proven_at = now() - interval '11 minutes'
        where session_id in (select session.id from session join account
                               on account.panel_id = session.panel_id and account.id = session.account_id
                              where account.email = $1)`,
      [email],
    ),
  );
  await form.getByRole('button', { name: 'Add webhook' }).click();
  const identity = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await identity.getByLabel('Password', { exact: true }).fill(password);
  await identity.getByRole('button', { name: 'Confirm' }).click();
  await expect(identity).toBeHidden();
  await expect(page.getByText(/shop\.example\/orders/).first()).toBeVisible();
});

test('a link opened in another browser asks for the password of the account', async ({ page }) => {
  const email = await register(page);
  await page.context().clearCookies();
  await open(page, await mailedLink(email, '/email/verify'));
  await expect(page.getByRole('heading', { name: 'Enter your password' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('somebody else’s');
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'E-mail confirmed' })).toBeVisible();
});

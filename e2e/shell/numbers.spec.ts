import { withDatabase } from '../server/panel-database.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';
import { fillRegistration } from '../testing/sign-in.ts';

test('a panel writes numbers as the visitor’s language does, and reads them so', async ({ page }) => {
  await withDatabase((client) =>
    client.query(
      `update panel_settings set overrides = overrides || '{"numbers_by_language": true}'
        where panel_id = (select id from panel where slug = 'second')`,
    ),
  );
  await expect
    .poll(async () => (await rawGet('/settings', { host: 'second.localhost' })).body)
    .toContain('"numbers_by_language":true');
  const origin = panelOrigin().replace('//localhost', '//second.localhost');
  await open(page, `${origin}/de`);
  await expect(page.getByText('Preis pro 1.000').first()).toBeVisible();
  await expect(page.getByText(/^\d+,\d+\u00a0\$$/).first()).toBeVisible();

  await open(page, `${origin}/register`);
  await fillRegistration(page, `zahlen-${crypto.randomUUID()}@people.example`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/register/);
  await open(page, `${origin}/de/add-funds`);
  await page
    .getByRole('link', { name: /Testzahlung/ })
    .first()
    .click();
  const amount = page.getByLabel('Betrag', { exact: true });
  await amount.fill('1.234,50');
  await expect(page).toHaveURL(/amount=1234\.50?(&|$)/);
  await expect(page.getByRole('button', { name: '1.234,50\u00a0$ bezahlen' })).toBeVisible();
  // A thousand, never one dollar and a bit.
  await amount.fill('1.234');
  await expect(page.getByRole('button', { name: '1.234,00\u00a0$ bezahlen' })).toBeVisible();
});

test('without the setting all languages write alike', async ({ page }) => {
  await open(page, '/de');
  await expect(page.getByText('Preis pro 1\u00a0000').first()).toBeVisible();
  await expect(page.getByText(/^\$\d+\.\d+$/).first()).toBeVisible();
});

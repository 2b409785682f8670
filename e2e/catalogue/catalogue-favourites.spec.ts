import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';

const rows = 'li[data-service]';

test('a favourite is marked in the list, found by its filter, still there after a reload, and let go', async ({
  page,
}) => {
  await open(page, '/register');
  await page.getByLabel('Name', { exact: true }).fill('Stella Stern');
  await page.getByLabel('E-mail').fill(`stella-${crypto.randomUUID()}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill('a sky full of stars');
  await page.getByLabel('Repeat password').fill('a sky full of stars');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${panelOrigin()}/`);

  await open(page, '/?network=instagram');
  const starsOf = (row: number) =>
    page
      .locator(rows)
      .nth(row)
      .getByRole('button', { name: /favorites$/ });
  const names: string[] = [];
  for (const row of [1, 4]) {
    names.push((await page.locator(rows).nth(row).getByRole('heading').textContent()) ?? '');
    const answered = page.waitForResponse((response) => response.url().includes('/favorites/toggle'));
    await starsOf(row).click();
    await expect(starsOf(row)).toHaveAttribute('aria-pressed', 'true');
    await answered;
  }
  await expect(starsOf(0)).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('switch', { name: 'Favorites' }).check();
  await sheet.getByRole('button', { name: 'Show 2 services' }).click();
  await expect(page).toHaveURL(/isFavourites=true/);
  await expect(page.locator(`${rows} h2`)).toHaveText(names);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorites');
  await expect(page.locator('.sidebar a[aria-current="page"]')).toHaveText('Favorites');
  await expect(page.locator(`${rows} h2`)).toHaveText(names);
  // The server renders the stars filled, before any script has run.
  const html = await (await page.request.get(page.url(), { headers: { accept: 'text/html' } })).text();
  expect(html.match(/aria-pressed="true"[^>]*favorites/g)).toHaveLength(2);

  await expect(async () => {
    await starsOf(0).click({ timeout: 1000 });
    await expect(page.locator(rows)).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await expect(page.locator(`${rows} h2`)).toHaveText(names.slice(1));
  await expect(page.locator('[aria-live]', { hasText: /^1 service$/ })).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().includes('/favorites/toggle'));
  await starsOf(0).click();
  await answered;
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Browse services' }).click();
  await expect(page.locator(rows)).toHaveCount(20);
});

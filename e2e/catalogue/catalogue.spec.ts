import { expect, open, test } from '../testing/panel-test.ts';

const rows = 'ul > li.service-row';

test('search narrows the list, keeps the address, and can be taken back', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('textbox', { name: 'Search services', exact: true });
  await field.fill('youtube views');
  await expect(page).toHaveURL(/\?search=youtube\+views$/);
  await expect(page.locator(rows).first()).toContainText('YouTube views');
  await expect(page.locator('[aria-live]', { hasText: /^\d+ services?$/ })).toBeVisible();

  await page.reload();
  await expect(field).toHaveValue('youtube views');
  await expect(page.locator(rows).first()).toContainText('YouTube views');

  await page.getByRole('button', { name: 'Clear text' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(field).toBeFocused();
});

test('a search that finds nothing offers the way back', async ({ page }) => {
  await open(page, '/?search=zzzzqqqq');
  await expect(page.getByText('No services found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.locator(rows)).not.toHaveCount(0);
});

test('a network chip shows its services and its types', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Telegram', exact: true }).click();
  await expect(page).toHaveURL(/\?network=telegram$/);
  await expect(page.getByRole('button', { name: 'Telegram', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (const name of await page.locator(`${rows} h2`).allTextContents()) expect(name).toMatch(/^Telegram/);

  const types = page.getByRole('group', { name: 'Service type' }).getByRole('button');
  await types.nth(1).click();
  await expect(page).toHaveURL(/service_type=telegram-/);
  await page.getByRole('button', { name: 'All networks' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('sorting by price puts the cheapest first, the dearest last', async ({ page }) => {
  await open(page, '/');
  const ask = (sort: string) =>
    page.waitForResponse((response) => response.url().includes(`sort=${sort}`) && response.ok());
  for (const sort of ['price_asc', 'price_desc'] as const) {
    const answer = ask(sort);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption(sort);
    const { data } = (await (await answer).json()) as { data: { name: string; price: string }[] };
    const prices = data.map((service) => Number(service.price));
    const sorted = prices.toSorted((a, b) => (sort === 'price_asc' ? a - b : b - a));
    expect(prices).toEqual(sorted);
    await expect(page.locator(`${rows} h2`).first()).toHaveText(data[0]?.name ?? '');
  }
});

test('more services arrive at the end of the list, none twice', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator(rows)).toHaveCount(40);
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect(page.locator(rows)).not.toHaveCount(40);
  const names = await page.locator(`${rows} h2`).allTextContents();
  expect(new Set(names).size).toBe(names.length);
});

test('a row opens its details and closes them', async ({ page }) => {
  await open(page, '/?search=youtube');
  const row = page.locator(rows).first();
  const button = row.getByRole('button', { name: /^Details/ });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(row.getByRole('heading', { name: 'Example link' })).toBeVisible();
  await button.click();
  await expect(row.getByRole('heading', { name: 'Example link' })).toBeHidden();
});

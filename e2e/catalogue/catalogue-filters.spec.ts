import { expect, open, test } from '../testing/panel-test.ts';

const rows = 'li.service-row';

test('filters stand in the address, can be taken away one by one, and count', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('switch', { name: 'On sale' }).check();
  await sheet.getByRole('checkbox', { name: 'Refill', exact: true }).check();
  await sheet.getByRole('group', { name: 'Price' }).getByLabel('To').fill('2.5');
  await expect(page).toHaveURL(/price_max=2\.5/);
  await expect(page).toHaveURL(/discount=true/);
  await expect(page).toHaveURL(/features=refill/);
  await sheet.getByRole('button', { name: /^Show \d+ service/ }).click();
  await expect(sheet).toBeHidden();
  for (const row of await page.locator(rows).all()) await expect(row).toContainText('refill');

  await open(page, new URL(page.url()).search);
  await expect(page.getByRole('button', { name: 'Remove filter: Price: ≤ $2.5' })).toBeVisible();
  // The chips are part of the server's HTML; their code comes a moment after the page's own.
  await expect(async () => {
    const chip = page.getByRole('button', { name: 'Remove filter: On sale' });
    if (await chip.isVisible()) await chip.click({ timeout: 1000 });
    await expect(page).not.toHaveURL(/discount/, { timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(page).not.toHaveURL(/features|price_max/);
  await expect(page.locator(rows)).toHaveCount(20);
});

test('what is out of range is brought into it, and the page says so', async ({ page }) => {
  await open(page, '/?min=500&max=10&start_time=99999999&sort=stars');
  const notice = page.getByRole('status').filter({ hasText: 'Adjusted to the available range' });
  await expect(notice).toContainText('Quantity, Sort by, Start');
  // Part of the server's HTML too: its code comes a moment after the page's own.
  await expect(async () => {
    if (await notice.isVisible()) await notice.getByRole('button').click({ timeout: 1000 });
    await expect(page).toHaveURL(/min=10&max=500&start_time=43200$/, { timeout: 2000 });
  }).toPass();
  await expect(notice).toBeHidden();
});

test('typing searches on the device, forgives a mistake and marks what was meant', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/services')) asked.push(request.url());
  });
  await open(page, '/');
  expect(asked).toEqual([]);
  const index = page.waitForResponse((response) => response.url().includes('/services/index'));
  const field = page.getByRole('textbox', { name: 'Search services', exact: true });
  await field.focus();
  await index;
  // The first result from the search worker proves that it has read the index.
  await expect(async () => {
    asked.length = 0;
    await field.fill('');
    await field.pressSequentially('instagarm folowers');
    await expect(page.locator('mark').first()).toHaveText('Instagram', { timeout: 2000 });
    expect(asked).toEqual([]);
  }).toPass();
  await expect(page.locator(rows).first().locator('mark')).toHaveText(['Instagram', 'followers']);
  await expect(page).toHaveURL(/\?search=instagarm\+folowers$/);
  const answer = await page.request.get('/api/v1/services?search=instagarm+folowers');
  const { data } = (await answer.json()) as { data: { name: string }[] };
  // Shown names have spaces that no line ends at.
  const plain = (name: string) => name.replaceAll('\u00a0', ' ');
  // New rows are drawn a few at a time.
  await expect
    .poll(async () => (await page.locator(`${rows} h2`).allTextContents()).map(plain))
    .toEqual(data.map(({ name }) => plain(name)));
});

test('guests are asked to sign in for favourites', async ({ page }) => {
  await open(page, '/?isFavourites=true');
  await expect(page.getByText('Sign in to see favorites')).toBeVisible();
  await expect(page.locator('#content').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?isFavourites=true',
  );
});

import { expect, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';

test.use({ expectedNoise: /404 \(Not Found\)/ });

test('an unknown page says so with its status, in the language of its address, and leads home', async ({
  page,
}) => {
  const response = await page.goto('/de/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  await page.locator('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/?$/);
  await expect(page.locator('li.service-row')).not.toHaveCount(0);
});

test('an address that cannot be read is an unknown page too', async ({ page }) => {
  const response = await page.goto('/de/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
});

test('a language that the product does not speak is an unknown page', async () => {
  expect((await rawGet('/xx/login')).status).toBe(404);
  expect((await rawGet('/ar/login')).status).toBe(200);
});

test('an unknown call stays JSON', async ({ request }) => {
  const response = await request.get('/api/v1/no-such-call');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

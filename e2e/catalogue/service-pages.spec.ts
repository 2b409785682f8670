import type { APIRequestContext } from '@playwright/test';
import { expect, open, test } from '../testing/panel-test.ts';

interface ServiceFacts {
  id: number;
  slug: string;
  name: string;
  price: string;
  pricing_per: number;
  min: number;
}

async function firstService(request: APIRequestContext, query = ''): Promise<ServiceFacts> {
  const { data } = await (await request.get(`/api/v1/services?per_page=1&${query}`)).json();
  return data[0];
}

test('a row leads to the service, whose title and price are right on the way there and after a reload', async ({
  page,
  request,
}) => {
  const service = await firstService(request);
  await open(page, '/');
  await page.getByRole('link', { name: service.name, exact: true }).first().click();
  await expect(page).toHaveURL(`/services/${service.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.name);
  await expect(page).toHaveTitle(new RegExp(`^${service.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
  const title = await page.title();
  await page.reload();
  await expect(page).toHaveTitle(title);
});

test('the price follows the quantity while it is typed, and the limits hold', async ({ page, request }) => {
  const service = await firstService(request, 'network=instagram');
  await open(page, `/services/${service.slug}`);
  const box = page.getByRole('complementary').filter({ hasText: 'Price' });
  const field = box.getByRole('textbox', { name: 'Quantity' });
  /** Exact, with cents at least. */
  const price = (quantity: number) => {
    const exact = ((Number(service.price) * quantity) / service.pricing_per).toFixed(8);
    return `$${exact.replace(/(\.\d\d\d*?)0+$/, '$1')}`;
  };
  await field.fill('5000');
  await expect(box.locator('[aria-live]')).toContainText(price(5000));
  await field.fill('1');
  await field.press('Tab');
  await expect(field).toHaveValue(String(service.min));
  await expect(box.locator('[aria-live]')).toContainText(price(service.min));

  await box.getByRole('button', { name: 'Show the price for 1 000' }).click();
  await expect(field).toHaveValue('1\u00a0000');
  await expect(box.getByRole('button', { name: 'Show the price for 1 000' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('search engines get the product, its rating, the trail and the questions', async ({ page, request }) => {
  const service = await firstService(request);
  await page.goto(`/services/${service.slug}`);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = blocks.map((json) => JSON.parse(json));
  expect(types.map((item) => item['@type'])).toEqual(['Product', 'BreadcrumbList', 'FAQPage']);
  expect(types[0].name).toBe(service.name);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
});

test('reviews can be narrowed to their stars, and more of them arrive', async ({ page, request }) => {
  const service = await firstService(request);
  await open(page, `/services/${service.slug}`);
  const reviews = page.locator('#reviews');
  const entries = reviews.locator('ul').nth(1).getByRole('listitem');
  await expect(entries).toHaveCount(6);
  await reviews.getByRole('button', { name: 'Show more' }).click();
  await expect(entries).toHaveCount(12);
  await reviews.getByRole('button', { name: /^Show 5-star reviews only/ }).click();
  await expect(reviews.getByRole('img', { name: '4 stars' })).toHaveCount(0);
  await expect(reviews.getByRole('img', { name: '5 stars' }).first()).toBeVisible();
});

test('a number leads to the address with the name; a service type shows its services and others', async ({
  page,
  request,
}) => {
  const service = await firstService(request, 'service_type=youtube-views');
  await open(page, `/services/${service.id}`);
  await expect(page).toHaveURL(`/services/${service.slug}`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link').last().click();
  await expect(page).toHaveURL('/youtube-views');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('YouTube views');
  await expect(page.locator('li.service-row').first()).toContainText('YouTube views');
  const question = page.locator('details').first();
  await question.locator('summary').press('Enter');
  await expect(question).toHaveAttribute('open', '');
  await page
    .getByRole('region')
    .or(page.locator('section'))
    .getByRole('link', { name: /YouTube likes/ })
    .click();
  await expect(page).toHaveURL('/youtube-likes');
});

test.describe('what does not exist', () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });
  for (const path of ['/services/no-such-service', `/services/${'x'.repeat(300)}`, '/no-such-type']) {
    test(`${path.slice(0, 40)} is a 404 with a card that leads home`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await page.locator('main').getByRole('link').click();
      await expect(page.locator('li.service-row')).not.toHaveCount(0);
    });
  }
});

test('updates are filtered by kind, and a service has a history of its own', async ({ page, request }) => {
  await open(page, '/updates');
  await page.getByRole('combobox', { name: 'Change' }).selectOption('price');
  await expect(page).toHaveURL('/updates?kind=price');
  await expect(page.locator('main li').first()).toContainText('Price');
  const service = await firstService(request);
  await open(page, `/services/${service.slug}`);
  await page.getByRole('link', { name: 'Change history' }).click();
  await expect(page).toHaveURL(`/updates?service_id=${service.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Changes: ${service.name}`);
});

test('my services are for those signed in', async ({ page }) => {
  await page.goto('/my-services');
  await expect(page).toHaveURL('/login?redirect=%2Fmy-services');
});

test('signed in, one’s services open and a service can be marked as a favourite', async ({
  page,
  request,
}) => {
  const service = await firstService(request);
  await open(page, '/login?redirect=%2Fmy-services');
  await page.getByLabel('E-mail').fill('customer@demo.localhost');
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/my-services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await open(page, `/services/${service.slug}`);
  const star = page.locator('main').getByRole('button', { name: /favorites$/ });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  const answered = page.waitForResponse((response) => response.url().includes('/favorites/toggle'));
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await answered;
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('distances in time come with the page: to ask Intl for its languages keeps a slow phone busy', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const RelativeTimeFormat = new Proxy(Intl.RelativeTimeFormat, {
      construct(target, [tag, options]) {
        asked.push(tag);
        return new target(tag, options);
      },
    });
    Object.assign(window, { asked });
    Object.assign(Intl, { RelativeTimeFormat });
  });
  await open(page, '/services/youtube-views-standard');
  await expect(page.locator('time').first()).toHaveText(/ago|yesterday|last|now/);
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
});

test('letters of reviews in other scripts are fetched when the reviews come near', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await open(page, '/services/youtube-views-standard');
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/inter-([a-z-]+)-wght/.exec(name)?.[1] ?? [])
        .sort(),
    );
  await page.waitForLoadState('networkidle');
  expect(await fonts()).toEqual(['latin']);
  await page.locator('#reviews').getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect.poll(fonts).toContain('latin-ext');
});

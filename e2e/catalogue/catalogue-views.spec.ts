import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const items = 'li[data-service]';

test('cards are chosen once and kept: the server draws them too', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('li.service-row')).toHaveCount(20);
  await page.getByTitle('Cards', { exact: true }).click();
  await expect(page.locator('li.service-row')).toHaveCount(0);
  await expect(page.locator(items)).toHaveCount(20);
  const answer = await page.request.get('/', { headers: { accept: 'text/html' } });
  expect(await answer.text()).not.toContain('service-row');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Order / }).first()).toBeVisible();
});

for (const view of ['table', 'card']) {
  test(`a long list keeps only what is near the screen: ${view}`, async ({ page }) => {
    await page.context().addCookies([{ name: 'services_view_mode', value: view, url: panelOrigin() }]);
    await open(page, '/');
    for (let beyond = 20; beyond < 180; beyond += 20) {
      await page.locator('[data-list-end]').scrollIntoViewIfNeeded();
      await expect
        .poll(async () => Number(await page.locator(items).last().getAttribute('aria-posinset')))
        .toBeGreaterThan(beyond);
    }
    expect(await page.locator(items).count()).toBeLessThan(120);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator(`${items}[aria-posinset="1"]`)).toBeInViewport();
  });
}

for (const who of ['guest', 'customer']) {
  test(`a name has room for its words at any width: ${who}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    if (who === 'customer') await signIn(page);
    await open(page, '/');
    for (const width of [320, 390, 480, 540, 600, 640, 726, 772, 860, 960, 1024, 1150, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const narrowest = () =>
        page
          .locator('.service-row h2')
          .evaluateAll((names) => Math.min(...names.map((name) => name.getBoundingClientRect().width)));
      await expect.poll(narrowest, `${width} px`).toBeGreaterThan(180);
    }
  });
}

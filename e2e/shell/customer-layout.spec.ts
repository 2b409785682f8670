import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

for (const width of [768, 1150, 1440, 1600]) {
  test(`the orders' actions are in sight at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    for (const path of ['/orders', '/de/orders']) {
      await open(page, path);
      const menu = page.getByRole('table').getByRole('row').nth(1).getByRole('button').last();
      await expect(menu, path).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dashboard shows whole names of orders', async ({ page }) => {
    await signIn(page);
    for (const path of ['/dashboard', '/de/dashboard']) {
      await open(page, path);
      const names = page.locator('main li a[href*="/orders/"] .font-medium');
      await expect(names).not.toHaveCount(0);
      const cut = await names.evaluateAll((elements) =>
        elements
          .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1)
          .map((name) => name.textContent),
      );
      expect(cut, path).toEqual([]);
    }
  });

  test('the chosen type of order is in sight', async ({ page }) => {
    await signIn(page, '/orders/create?type=autopromotion');
    const chosen = page.locator('main label').filter({ has: page.locator('input[value=autopromotion]') });
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });
});

test('the progress bars of a subscription’s orders line up', async ({ page }) => {
  await signIn(page, '/subscriptions');
  await page.getByRole('table').getByRole('link').first().click();
  const bars = page.locator('main li li progress');
  await expect(bars).not.toHaveCount(0);
  const places = await bars.evaluateAll((elements) => [
    ...new Set(elements.map((bar) => Math.round(bar.getBoundingClientRect().x))),
  ]);
  expect(places).toHaveLength(1);
});

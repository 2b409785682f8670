import { payButton, registerBuyer, settledTotal } from '../testing/buyer.ts';
import { expect, open, test } from '../testing/panel-test.ts';

const mostTabs = 12;

const walks = [390, 1440].flatMap((width) => ['customer', 'guest'].map((who) => ({ who, width })));
for (const { who, width } of walks) {
  test(`from the link to Pay it is at most ${mostTabs} Tabs for a ${who} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    if (who === 'customer') await registerBuyer(page);
    await open(page, '/orders/create');
    await page.getByRole('textbox', { name: 'Link', exact: true }).focus();
    await page.keyboard.insertText('https://www.youtube.com/watch?v=tabs-to-pay');
    await settledTotal(page);
    const stops: string[] = [];
    const isPay = () => payButton(page).evaluate((button) => button === document.activeElement);
    const isEmail = () =>
      page.evaluate(() => document.activeElement?.getAttribute('autocomplete') === 'email');
    while (!(await isPay()) && stops.length < 40) {
      await page.keyboard.press('Tab');
      if (await isEmail()) await page.keyboard.type('tabs@example.com');
      stops.push(
        await page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null;
          const label = element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label');
          return `${element?.localName} ${(label ?? element?.textContent ?? '').trim().slice(0, 40)}`;
        }),
      );
    }
    expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(mostTabs);
    await page.keyboard.press('Enter');
    const next = page
      .getByText('Order placed')
      .or(page.getByRole('dialog'))
      .or(page.getByRole('alertdialog'))
      .or(page.getByRole('heading', { name: 'Test payment' }));
    await expect(next.first()).toBeVisible();
  });
}

test('what is folded away on the road to Pay is within reach of the keyboard', async ({ page }) => {
  await registerBuyer(page);
  await open(page, '/orders/create');
  await page
    .getByRole('textbox', { name: 'Link', exact: true })
    .fill('https://www.youtube.com/watch?v=folded-away');
  await settledTotal(page);
  await page.getByRole('button', { name: /^Show \d+ more services$/ }).press('Enter');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('type', 'radio');
  await expect(page.getByRole('textbox', { name: 'Search these services' })).toBeVisible();
  await page.locator('summary').filter({ hasText: 'More options' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('For the launch');
  await expect(page.getByRole('textbox', { name: 'Order name' })).toHaveValue('For the launch');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText('Link saved');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Add to favorites');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText('Remove from favorites');
});

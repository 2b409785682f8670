import { accessibilityProblems } from '../testing/accessibility.ts';
import { holdWidgetReward } from '../testing/held-reward.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A refusal without a reason: the browser logs the answer.
test.use({ expectedNoise: /status of 422/ });

test('held rewards of widgets are paid, or refused with a reason', async ({ page }) => {
  const [paid, refused] = [await holdWidgetReward(), await holdWidgetReward()];
  const address = (status: string, email: string) =>
    `/admin/widget-rewards?status=${status}&search=${encodeURIComponent(email)}`;
  await signIn(page, address('held', paid.earner), operator);
  const row = (email: string) => page.getByRole('row').filter({ hasText: email });
  await expect(row(paid.earner)).toContainText('Same mailbox');
  expect(await accessibilityProblems(page)).toEqual([]);
  await row(paid.earner)
    .getByRole('button', { name: `#${paid.order}` })
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Cash kept')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Pay reward' }).click();
  await expect(page.getByText('Reward paid')).toBeVisible();
  await open(page, address('paid', paid.earner));
  await expect(row(paid.earner)).toContainText('Paid');

  await open(page, address('held', refused.earner));
  await row(refused.earner)
    .getByRole('button', { name: `#${refused.order}` })
    .click();
  await sheet.getByRole('button', { name: 'Decline reward' }).click();
  await expect(sheet.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Reason').fill('Their own purchase');
  await sheet.getByRole('button', { name: 'Decline reward' }).click();
  await expect(page.getByText('Reward declined')).toBeVisible();
  await open(page, address('refused', refused.earner));
  await row(refused.earner)
    .getByRole('button', { name: `#${refused.order}` })
    .click();
  await expect(sheet.getByText('Their own purchase')).toBeVisible();
});

test('a widget is found by its partner, blocked and given back', async ({ page }) => {
  const { earner } = await holdWidgetReward();
  const address = `/admin/order-widgets?search=${encodeURIComponent(earner)}`;
  await signIn(page, address, operator);
  const row = page.getByRole('row').filter({ hasText: earner });
  await expect(row).toContainText('On');
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('https://held.example')).toBeVisible();
  await sheet.getByRole('button', { name: 'Block widget' }).click();
  await expect(page.getByText('Widget blocked')).toBeVisible();
  await open(page, `${address}&state=blocked`);
  await expect(row).toContainText('Blocked');
  await row.getByRole('button').first().click();
  await sheet.getByRole('button', { name: 'Unblock widget' }).click();
  await expect(page.getByText('Widget unblocked')).toBeVisible();
  await open(page, `${address}&state=on`);
  await expect(row).toContainText('On');
});

test('on a phone the lists stay within the screen', async ({ page }) => {
  await holdWidgetReward();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/admin/order-widgets', operator);
  for (const path of ['/admin/order-widgets', '/admin/widget-rewards']) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

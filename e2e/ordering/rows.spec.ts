import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

test('a row of the order list opens by a click beside its buttons; its link does it by Enter', async ({
  page,
}) => {
  await signIn(page, '/orders');
  const row = page.getByRole('row').nth(1);
  await row.getByRole('cell').nth(1).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await open(page, '/orders');
  await row.getByRole('checkbox').click();
  await expect(page).toHaveURL(/\/orders$/);
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

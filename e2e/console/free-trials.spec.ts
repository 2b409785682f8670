import { accessibilityProblems } from '../testing/accessibility.ts';
import { deliverOrders } from '../testing/deliver-orders.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { registerProven, signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A form that is refused for a missing proof: the browser logs it.
test.use({ expectedNoise: /status of 422/ });

test('a guest is asked to sign in; a request with a proof is approved, delivered and completed', async ({
  page,
  browser,
}) => {
  test.slow();
  await open(page, '/free-views');
  await expect(page).toHaveURL(/\/free-trials$/);
  const card = page.getByRole('listitem').filter({ hasText: 'Likes for a post that mentions us' });
  await card.getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('link', { name: 'Create account' }).last()).toBeVisible();
  const quest = new URL(page.url()).pathname;

  const email = await registerProven(page, { landingPath: quest });
  await page.getByLabel('Link', { exact: true }).fill('https://www.instagram.com/p/CtrialRoad1/');
  await page.getByRole('button', { name: 'Get it for free' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Link to your proof').fill('https://example.com/my-post');
  await page.getByRole('button', { name: 'Get it for free' }).click();
  await expect(page.getByText('Request sent')).toBeVisible();
  await expect(page.getByText('In review')).toBeVisible();

  const staff = await browser.newContext();
  const desk = await staff.newPage();
  await signIn(desk, '/admin/free-trials', operator);
  await desk.getByRole('searchbox').fill(email);
  await desk.keyboard.press('Enter');
  const row = desk.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: '#' }).click();
  const sheet = desk.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'https://example.com/my-post' })).toBeVisible();
  expect(await accessibilityProblems(desk)).toEqual([]);
  await sheet.getByRole('button', { name: 'Approve and order' }).click();
  await expect(desk.getByText('Trial approved')).toBeVisible();
  await staff.close();

  await open(page, '/free-trials');
  await expect(async () => {
    await deliverOrders(email);
    await page.reload();
    await expect(page.getByText('Completed')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000 });
  await page.getByRole('link', { name: /View order #/ }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
});

test('an operator makes a quest, and customers see it', async ({ page }) => {
  const name = `Quest ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, '/admin/free-trial-quests', operator);
  await page.getByRole('button', { name: 'New trial offer' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').first().fill(name);
  await sheet.getByLabel('Service ID').fill('1');
  await sheet.getByLabel('Quantity').fill('1');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.locator('[aria-invalid="true"]').first()).toBeVisible();
  await sheet.getByLabel('Quantity').fill('1000');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
  await open(page, '/free-trials');
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

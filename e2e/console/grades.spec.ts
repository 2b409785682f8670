import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn, signInAsNewCustomer } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A field that is refused: the browser logs it.
test.use({ expectedNoise: /status of 422/ });

test('a grade is added after a look at its effect, changed and removed', async ({ page }) => {
  const name = `E2E ${crypto.randomUUID().slice(0, 8)}`;
  const goal = String(20_000 + Math.floor(Math.random() * 100_000));
  await signIn(page, '/admin/grades', operator);
  await expect(page.getByRole('row').filter({ hasText: 'Platinum' })).toBeVisible();
  await page.getByRole('button', { name: 'Add grade' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Spending goal').fill('1000');
  await form.getByLabel('Discount, %').fill('15');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Spending goal')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Spending goal').fill(goal);
  await expect(form.getByText('No customer changes grade')).toBeVisible();
  await expect(form.getByText(/^Cost of grade discounts, 30 days: /)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('15%')).toBeVisible();
  await row.getByRole('button', { name }).click();
  await form.getByLabel('Discount, %').fill('12.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('12.5%')).toBeVisible();
  await row.getByRole('button', { name }).click();
  await form.getByRole('button', { name: 'Remove grade' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove grade' }).click();
  await expect(row).toHaveCount(0);
});

test('a grade is given to a customer by hand', async ({ page, browser }) => {
  const email = await signInAsNewCustomer(page, '/');
  const id = await withDatabase(async (client) => {
    const { rows } = await client.query('select id from account where email = $1', [email]);
    return Number(rows[0].id);
  });
  const staff = await browser.newContext();
  const desk = await staff.newPage();
  await signIn(desk, `/admin/customers/${id}`, operator);
  await desk.getByRole('button', { name: 'Grant grade' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Grade').selectOption({ label: 'Gold' });
  await dialog.getByLabel('Reason').fill('A good customer');
  await dialog.getByRole('button', { name: 'Grant grade' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('Gold · A good customer')).toBeVisible();
  await open(page, '/grades');
  await expect(page.getByText('Reached Gold')).toBeVisible();
  await staff.close();
});

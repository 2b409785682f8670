import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

/** A panel of the demo customer, as if they had made it a while ago. */
const rent = (domain: string) =>
  withDatabase((client) =>
    client.query(
      `with parent as (
         select account.panel_id, account.id from account where email = 'customer@demo.localhost'
          order by panel_id limit 1),
       child as (insert into panel (slug, name, parent_id) select split_part($1, '.', 1), $1, panel_id from parent returning id)
       insert into child_panel (panel_id, child_id, account_id, domain, domain_type, status, price, admin_email,
                                months, dns_token, paid_until, billing_day, activated_at, created_at)
       select parent.panel_id, child.id, parent.id, $1, 'subdomain', 'active', 2500000000, 'customer@demo.localhost',
              1, repeat('t', 24), now() + interval '20 days', 1, now(), now()
         from parent, child`,
      [domain],
    ),
  );

test('an operator finds a child panel, changes its price, closes it with a reason and opens it again', async ({
  page,
}) => {
  const domain = `kid-${crypto.randomUUID().slice(0, 8)}.localhost`;
  await rent(domain);
  await signIn(page, '/admin/child-panels', operator);
  await expect(page.getByRole('heading', { name: 'Child panels', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill(domain);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: domain });
  await expect(row.getByText('Active')).toBeVisible();
  await expect(row.getByText('$25.00')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await row.getByRole('button', { name: domain }).click();
  const sheet = page.getByRole('dialog');
  const price = sheet.getByLabel('New monthly price, USD');
  await price.fill('19.5');
  await sheet.getByRole('button', { name: 'Save price' }).click();
  await expect(page.getByText('Price changed')).toBeVisible();
  await expect(sheet.getByText('$19.50')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await sheet.getByLabel('Reason for the owner').fill('Sells what our terms forbid');
  await sheet.getByRole('button', { name: 'Close panel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close panel' }).click();
  await expect(sheet.getByText('Sells what our terms forbid')).toBeVisible();
  await sheet.getByRole('button', { name: 'Reopen panel' }).click();
  await expect(sheet.getByText('Active', { exact: true })).toBeVisible();
  await open(page, '/admin/child-panels?status=frozen');
  await expect(page.getByRole('row').filter({ hasText: domain })).toHaveCount(0);
});

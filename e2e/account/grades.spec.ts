import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { settledTotal } from '../testing/buyer.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn, signInAsNewCustomer } from '../testing/sign-in.ts';

/** As a reckoning would have left it. */
const stand = (email: string, grade: string, mercy = false) =>
  withDatabase((client) =>
    client.query(
      `insert into account_grade (panel_id, account_id, grade_id, goal, spent, since, expires_at, mercy_until, reckoned_at)
       select account.panel_id, account.id, grade.id, grade.spending_goal, grade.spending_goal, now(),
              now() + interval '90 days', case when $3::boolean then now() + interval '20 days' end, now()
         from account join grade on grade.panel_id = account.panel_id and grade.name = $2
        where account.email = $1
       on conflict (panel_id, account_id) do update
          set grade_id = excluded.grade_id, goal = excluded.goal, mercy_until = excluded.mercy_until`,
      [email, grade, mercy],
    ),
  );

test('the demo customer sees their grade, the way to the next, the ladder and an empty history', async ({
  page,
}) => {
  await signIn(page, '/grades');
  await expect(page.getByRole('heading', { name: 'Grades', level: 1 })).toBeVisible();
  const steps = page.locator('ol > li').filter({ hasText: /\d% off|No discount/ });
  await expect(steps).toHaveCount(5);
  await expect(steps.filter({ hasText: 'Newcomer' })).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('progressbar', { name: /to reach Bronze$/ })).toBeVisible();
  await expect(page.getByText('No changes yet.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await open(page, '/profile');
  await expect(page.getByRole('link', { name: 'All grades' })).toBeVisible();
});

test('a grade lowers the price in the list, on the page and in the form alike', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/services?per_page=40&network=instagram')).json();
  const service = data.find(
    (one: { discount_percent: number; is_package: boolean; is_deactivated: boolean }) =>
      one.discount_percent === 0 && !one.is_package && !one.is_deactivated,
  );
  const email = await signInAsNewCustomer(page, '/');
  await stand(email, 'Platinum');
  // Prices round up to five decimals.
  const own = Math.ceil(Number(service.default_price) * 0.88 * 100_000 - 1e-6) / 100_000;
  const shown = (text: string) => [...text.matchAll(/\$([\d.,]+)/g)].map(([, amount]) => Number(amount));
  await open(page, `/?search=${service.id}`);
  const row = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: service.name }).first();
  await expect(row).toBeVisible();
  expect(shown(await row.innerText()).some((amount) => Math.abs(amount - own) < 0.006)).toBe(true);
  await open(page, `/services/${service.slug}`);
  await expect(page.getByText('-12%').or(page.getByText('−12%')).first()).toBeVisible();
  const box = await page.getByRole('complementary').last().innerText();
  const cost = (own * service.default_quantity) / service.pricing_per;
  expect(shown(box).some((amount) => Math.abs(amount - cost) < 0.006)).toBe(true);
});

test('a grade lowers the price in the cart and in the mass order, to the same amount', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/v1/services?per_page=40&network=youtube')).json();
  const service = data.find(
    (one: { discount_percent: number; is_package: boolean; is_deactivated: boolean; name: string }) =>
      one.discount_percent === 0 && !one.is_package && !one.is_deactivated && /views/i.test(one.name),
  );
  const email = await signInAsNewCustomer(page, '/');
  await stand(email, 'Platinum');
  const quantity = service.default_quantity;
  const full = (Number(service.default_price) * quantity) / service.pricing_per;
  // Prices round up to five decimals.
  const own = Math.ceil(Number(service.default_price) * 0.88 * 100_000 - 1e-6) / 100_000;
  const cost = (own * quantity) / service.pricing_per;
  const link = 'https://www.youtube.com/watch?v=aaaaaaagrad';

  const form = `/orders/create?service=${service.slug}&quantity=${quantity}&url=${encodeURIComponent(link)}`;
  await open(page, form);
  await expect.poll(async () => Number(await settledTotal(page))).toBeCloseTo(cost, 8);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: '1 item in your cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  expect(Number(await settledTotal(cart))).toBeCloseTo(cost, 8);
  expect(cost).toBeLessThan(full);

  await open(page, '/orders/create?type=expert');
  await page.getByLabel('Orders, one per line').fill(`${service.id} | ${link} | ${quantity}`);
  await expect(page.getByText('1 valid line')).toBeVisible();
  expect(Number(await settledTotal(page))).toBeCloseTo(cost, 8);
});

test('a grade that is about to drop says until when, and what would be lost', async ({ page }) => {
  const email = await signInAsNewCustomer(page, '/');
  await stand(email, 'Gold', true);
  await open(page, '/grades');
  await expect(page.getByText(/^Your grade drops on \d{4}-\d\d-\d\d$/)).toBeVisible();
  await expect(page.getByText('Otherwise your grade changes to Newcomer.')).toBeVisible();
  await expect(page.getByText('Discount: 0% instead of 8%')).toBeVisible();
  await expect(page.getByText('Benefit: Private sales')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

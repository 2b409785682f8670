import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn, signInAsNewCustomer } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A field that is refused: the browser logs it.
test.use({ expectedNoise: /status of 422/ });

const numberOf = (email: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query('select id from account where email = $1', [email]);
    return Number(rows[0].id);
  });

test('a price is set, the customer sees it, it is copied to another, and taken away', async ({
  page,
  browser,
  request,
}) => {
  const { data } = await (await request.get('/api/v1/services?per_page=1&network=instagram')).json();
  const service: { id: number; slug: string; name: string } = data[0];
  const email = await signInAsNewCustomer(page, `/services/${service.slug}`);
  const id = await numberOf(email);

  const staff = await browser.newContext();
  const desk = await staff.newPage();
  await signIn(desk, `/admin/customers/${id}/prices`, operator);
  await expect(desk.getByText('No custom prices')).toBeVisible();
  await desk.getByRole('button', { name: 'Add price' }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByRole('searchbox').fill(`#${service.id}`);
  await expect(sheet.getByRole('group', { name: 'Find a service' }).getByRole('radio')).toHaveCount(1);
  await sheet
    .locator('label')
    .filter({ hasText: `#${service.id}` })
    .click();
  await sheet.getByText('Fixed price', { exact: true }).first().click();
  await sheet.getByRole('button', { name: 'Save price' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Fixed price' })).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByRole('textbox', { name: 'Fixed price' }).fill('123.45');
  await expect(sheet.getByText(/^Pays \$123\.45 instead of /)).toBeVisible();
  expect(await accessibilityProblems(desk)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save price' }).click();
  await expect(desk.getByText('Price saved')).toBeVisible();
  const row = desk.getByRole('row').filter({ hasText: `#${service.id}` });
  await expect(row.getByText('$123.45 fixed')).toBeVisible();
  expect(await accessibilityProblems(desk)).toEqual([]);

  await page.reload();
  await expect(
    page
      .getByRole('complementary')
      .getByText(/\$123\.45/)
      .first(),
  ).toBeVisible();

  await open(desk, `/admin/custom-prices?search=${encodeURIComponent(email)}`);
  await expect(desk.getByRole('row').filter({ hasText: email })).toHaveCount(1);
  expect(await accessibilityProblems(desk)).toEqual([]);
  const other = await browser.newContext();
  const otherId = await numberOf(await signInAsNewCustomer(await other.newPage(), '/'));
  await open(desk, `/admin/customers/${otherId}/prices`);
  await desk.getByRole('button', { name: 'Copy from a customer' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Copy from').fill('nobody');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByLabel('Copy from')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Copy from').fill(email);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('1 new price')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy 1 price' }).click();
  await expect(desk.getByText('1 price copied')).toBeVisible();
  await expect(row.getByText('$123.45 fixed')).toBeVisible();

  await row.getByRole('button', { name: `Remove price: ${service.name}` }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove price' }).click();
  await expect(desk.getByText('No custom prices')).toBeVisible();
  await Promise.all([staff.close(), other.close()]);
});

test('a discount on everything, on a phone; a restricted service is shown to one customer', async ({
  page,
  browser,
}) => {
  const email = await signInAsNewCustomer(page, '/');
  const id = await numberOf(email);
  const name = `Secret ${crypto.randomUUID().slice(0, 8)}`;
  await withDatabase((client) =>
    client.query(
      `insert into service (panel_id, service_type_id, slug, name, default_price, restricted_access)
       select panel_id, service_type_id, lower(replace($1, ' ', '-')), $1, 100000000, true
         from service where panel_id = (select panel_id from account where id = $2) limit 1`,
      [name, id],
    ),
  );
  const staff = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const desk = await staff.newPage();
  await signIn(desk, `/admin/customers/${id}/prices`, operator);
  await desk.getByRole('button', { name: 'Add price' }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByText('Everything', { exact: true }).click();
  await sheet.getByLabel('Percentage', { exact: true }).fill('100');
  await sheet.getByRole('button', { name: 'Save price' }).click();
  await expect(sheet.getByText('Enter a percentage below 100')).toBeVisible();
  await sheet.getByLabel('Percentage', { exact: true }).fill('12.5');
  await sheet.getByRole('button', { name: 'Save price' }).click();
  await expect(desk.getByText('12.5% off')).toBeVisible();

  await expect
    .poll(async () => {
      await desk.reload();
      return desk.getByRole('switch', { name }).count();
    })
    .toBe(1);
  await desk.getByRole('switch', { name }).click();
  await expect(desk.getByText('Service shown')).toBeVisible();
  await expect(desk.getByRole('switch', { name })).toBeChecked();
  expect(await accessibilityProblems(desk)).toEqual([]);
  await staff.close();

  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'AUTH_TOKEN')?.value ?? '';
  const found = await page.request.get(`/api/v1/services?search=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${decodeURIComponent(token)}` },
  });
  expect((await found.json()).data).toMatchObject([{ name, discount_percent: 0.125, price: '0.875' }]);
});

import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A field that is refused: the browser logs it.
test.use({ expectedNoise: /status of 422/ });

/** A service that its provider delivers for $2.00 and that is sold for $3.00. */
const addService = (name: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      `with provider as (select panel_id, id from provider where adapter = 'simulator' order by id limit 1),
            offer as (
              insert into provider_offer (panel_id, provider_id, number, name, category, kind, rate, min, max, seen_at)
              select panel_id, id, $1, $1, 'Test', 'Default', 200000000, 1, 1000000, now() from provider
              returning panel_id, provider_id, number),
            service as (
              insert into service (panel_id, service_type_id, slug, name, default_price)
              select offer.panel_id, (select min(id) from service_type where panel_id = offer.panel_id),
                     lower(replace($1, ' ', '-')), $1, 300000000 from offer
              returning panel_id, id)
       insert into service_source (panel_id, service_id, provider_id, offer_number, priority)
       select service.panel_id, service.id, offer.provider_id, offer.number, 0 from service, offer
       returning service_id`,
      [name],
    );
    return Number(rows[0].service_id);
  });

test('a price rule is previewed, saved, changed and removed; the services show its prices', async ({
  page,
}) => {
  const name = `Ruled ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addService(name);
  await signIn(page, '/admin', operator);
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Price rules' }).click();
  await expect(page.getByRole('heading', { name: 'Price rules' })).toBeVisible();

  await page.getByRole('button', { name: 'Add rule' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Service', { exact: true }).click();
  await sheet.getByLabel('Markup, %').fill('5001');
  await sheet.getByRole('button', { name: 'Save rule' }).click();
  await expect(sheet.getByText('Choose one from the list')).toBeVisible();
  await sheet.getByRole('searchbox').fill(`#${id}`);
  await expect(sheet.getByRole('group', { name: 'Find a service' }).getByRole('radio')).toHaveCount(1);
  await sheet.locator('label').filter({ hasText: name }).click();
  await sheet.getByRole('button', { name: 'Save rule' }).click();
  await expect(sheet.getByText(/^Enter a percentage/)).toBeVisible();
  await sheet.getByLabel('Markup, %').fill('100');
  await expect(sheet.getByText('1 service gets a new price')).toBeVisible();
  await expect(sheet.getByText('$3.00 → $4.00')).toBeVisible();
  await expect(sheet.getByText('Cost $2.00, margin 50%')).toBeVisible();
  await sheet.getByLabel('Round up to').fill('0.000001');
  await sheet.getByRole('button', { name: 'Save rule' }).click();
  await expect(sheet.getByLabel('Round up to')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Round up to').fill('0.5');
  expect(await accessibilityProblems(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByText('Rule saved. 1 price changed.')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('100%')).toBeVisible();
  await row.getByRole('button', { name: /^Edit rule/ }).click();
  await expect(sheet.getByText('No prices change')).toBeVisible();
  await sheet.getByLabel('Markup, %').fill('20');
  await sheet.getByRole('button', { name: 'Save rule' }).click();
  await expect(row.getByText('20%')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto(`/admin/services?search=${id}`);
  await expect(page.getByRole('row').filter({ hasText: name }).getByText('$2.50')).toBeVisible();
  await page.goto(`/admin/prices?search=${id}`);
  await row.getByRole('button', { name: /^Remove rule/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No prices change')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove rule' }).click();
  await expect(page.getByText('No rules found')).toBeVisible();
});

test('on a phone the rules are cards and the form fits', async ({ browser }) => {
  const name = `Ruled ${crypto.randomUUID().slice(0, 8)}`;
  await addService(name);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await signIn(page, '/admin/prices', operator);
  await page.getByRole('button', { name: 'Add rule' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Minimum price')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(overflow).toBe(false);
  expect(await accessibilityProblems(page)).toEqual([]);
  await phone.close();
});

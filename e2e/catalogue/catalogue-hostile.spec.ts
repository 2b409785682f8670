import type { Page } from '@playwright/test';
import { createPanel, withDatabase } from '../server/panel-database.ts';
import { expect, open, test } from '../testing/panel-test.ts';

const hostile = [
  '<img src=x onerror="window.ran=1"><script>window.ran=1</script>',
  `${'very long '.repeat(31)}ab`,
  'unbroken'.repeat(39),
  '👩‍👩‍👧‍👦 🇩🇪 ✌🏽 followers',
  '\u202eevil\u2066 \u200f مرحبا \u2069',
  '"\'`\\ \u2028 {{7*7}} </script><style>*{display:none}</style>',
];
const count = 20_000;

/** How far the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('20,000 services with hostile names break no page and run no script', async ({ page }) => {
  test.slow();
  const panel = await createPanel(`hostile-names-${crypto.randomUUID()}`, {});
  await withDatabase((client) =>
    client.query(
      `with network as (
         insert into network (panel_id, slug, name, color) values ($1, 'net', $2, '#112233') returning id
       ), type as (
         insert into service_type (panel_id, network_id, slug, name, kind)
         select $1, id, 'type', $2, 'views' from network returning id
       )
       insert into service (panel_id, service_type_id, slug, name, short_description, description, default_price)
       select $1, type.id, 'import-' || n, names[1 + n % cardinality(names)] || ' ' || n, names[1], names[2], 1000 * n
         from type, generate_series(1, $4::int) n, (select $3::text[] as names) given`,
      [panel.id, hostile[0], hostile, count],
    ),
  );
  for (const view of ['table', 'card']) {
    for (const width of [390, 1440]) {
      await page.context().addCookies([{ name: 'services_view_mode', value: view, url: panel.origin }]);
      await page.setViewportSize({ width, height: 900 });
      await open(page, `${panel.origin}/?sort=price_asc`);
      await expect(page.locator('li[data-service]')).toHaveCount(20);
      expect(await sideways(page), `${view} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  for (const [at, name] of hostile.entries()) {
    await open(page, `${panel.origin}/services/import-${at + hostile.length}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} ${at + hostile.length}`);
    expect(await sideways(page), `the page of ${name.slice(0, 20)}`).toBeLessThanOrEqual(0);
  }
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Services', exact: true }).filter({ visible: true }).click();
  const flyout = page.getByRole('dialog', { name: 'Services' });
  await expect(flyout.getByRole('heading', { name: hostile[0] })).toBeVisible();
  await expect(flyout.getByRole('link', { name: hostile[0] }).last()).toBeVisible();
  expect(await sideways(page), 'the flyout').toBeLessThanOrEqual(0);

  await open(page, `${panel.origin}/`);
  const index = page.waitForResponse((response) => response.url().includes('/services/index'));
  const field = page.getByRole('textbox', { name: 'Search services', exact: true });
  await field.focus();
  await index;
  await field.fill('<script>');
  await expect(page.locator('mark').first()).toHaveText('<script>');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

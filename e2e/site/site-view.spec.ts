import { createPanel, withDatabase } from '../server/panel-database.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';

const site = 'https://help.example/start';
let origin = '';

test.beforeAll(async () => {
  const panel = await createPanel(`site-view-${crypto.randomUUID()}`, {});
  origin = panel.origin;
  await withDatabase((client) =>
    client.query(
      `insert into menu_item
         (panel_id, text, href, mark_as_new, open_in_new_tab, show_in_public, is_shown, translations)
       values ($1, 'Help', $2, true, false, true, true, '{"pt_BR": {"text": "Ajuda"}}'),
              ($1, 'Blog', 'https://blog.example/', false, true, true, true, '{}'),
              ($1, 'Members', 'https://members.example/', false, false, false, true, '{}'),
              ($1, 'Draft', 'https://draft.example/', false, false, true, false, '{}')`,
      [panel.id, site],
    ),
  );
});

test.beforeEach(({ page }) =>
  page.route(`${site}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Help</title><p>How may we help?',
    }),
  ),
);

test('a site of the menu opens inside the panel, named in the reader’s language', async ({ page }) => {
  await open(page, `${origin}/pt_BR/updates`);
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('link', { name: 'Ajuda' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajuda');
  await expect(page).toHaveTitle(/^Ajuda · /);
  await expect(page.frameLocator('main iframe').getByText('How may we help?')).toBeVisible();
  await expect(page.locator('main').getByRole('link')).toHaveAttribute('href', site);
});

test('no other address does', async () => {
  const host = new URL(origin).host;
  const statusOf = async (url: string) =>
    (await rawGet(`/site-view?${new URLSearchParams({ url })}`, { host })).status;
  expect(await statusOf(site)).toBe(200);
  for (const url of [
    '',
    'https://evil.example/',
    'https://blog.example/',
    'https://members.example/',
    'https://draft.example/',
    `${site}?x`,
    'javascript:alert(1)',
  ])
    expect(await statusOf(url), url).toBe(404);
});

import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';

const second = () => panelOrigin().replace('//localhost', '//second.localhost');

test('the second panel has its own name, colours and catalogue', async ({ page }) => {
  await open(page, '/');
  const firstTotal = await page.locator('main [aria-live]').first().textContent();
  await open(page, second());
  await expect(page.getByRole('link', { name: /^Second Stage/ })).toBeVisible();
  await expect(page.locator('footer')).not.toContainText('Marquee');
  expect(await page.locator('main [aria-live]').first().textContent()).not.toBe(firstTotal);

  const colours = async (host: string) =>
    /--brand-primary:([^;]*);/.exec((await rawGet('/', { host })).body)?.[1] ?? '';
  expect(await colours('second.localhost')).not.toBe(await colours('localhost'));
});

test('website traffic is asked for in words, and for no more than what was chosen needs', async ({
  page,
}) => {
  await open(page, `${second()}/orders/create?service=website-traffic-source-of-your-choice`);
  await page.getByLabel('Country').selectOption({ label: 'Worldwide' });
  await page.getByLabel('Device').selectOption({ label: 'Android phones' });
  const source = page.getByLabel('Traffic source');
  const [term, referrer] = [page.getByLabel('Google search term'), page.getByLabel('Referring page')];
  await expect(term.or(referrer)).toHaveCount(0);
  await source.selectOption({ label: 'Google search' });
  await expect(term).toBeVisible();
  await expect(referrer).toHaveCount(0);
  await source.selectOption({ label: 'Custom referrer' });
  await expect(referrer).toBeVisible();
  await expect(term).toHaveCount(0);
});

test('a host that no panel owns is answered 421, page and call alike', async () => {
  for (const path of ['/', '/de', '/settings', '/api/v1/services']) {
    const { status, body } = await rawGet(path, { host: 'stranger.example' });
    expect(status, path).toBe(421);
    expect(body).not.toContain('Marquee');
  }
});

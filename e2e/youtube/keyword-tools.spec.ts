import type { Page } from '@playwright/test';
import { createPanel, withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { signInAsNewCustomer } from '../testing/sign-in.ts';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function search(page: Page, keyword: string) {
  await page.getByRole('searchbox', { name: 'Keyword' }).fill(keyword);
  await page.getByRole('searchbox', { name: 'Keyword' }).press('Enter');
  await expect(page.getByRole('heading', { name: `Suggestions for “${keyword}”` })).toBeVisible();
}

test('a guest makes tags from a title, removes and adds some, and copies them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: panelOrigin() });
  await open(page, '/tags-generator');
  await page.getByRole('button', { name: 'Generate tags' }).click();
  await expect(page.getByText('Enter a title, a keyword or a link')).toBeVisible();
  await expect(page.getByLabel('Title, keyword or video link')).toBeFocused();

  await page.keyboard.type('How to grow tomatoes in a small garden');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Based on your title')).toBeVisible();
  await expect(page.getByText('Sample data')).toBeVisible();
  const count = page.getByText(/^\d+ of 500 characters$/).first();
  const before = Number.parseInt((await count.textContent()) ?? '', 10);
  expect(before).toBeLessThanOrEqual(500);
  await page.getByRole('button', { name: 'Remove “grow tomatoes”', exact: true }).click();
  // 'grow tomatoes' with its quotes and its comma.
  await expect(count).toHaveText(`${before - 16} of 500 characters`);
  await page.getByRole('button', { name: 'Copy all tags' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect((await clipboard(page)).split(', ')).not.toContain('grow tomatoes');
  await page.getByRole('button', { name: 'Add “grow tomatoes”', exact: true }).click();
  await expect(count).toHaveText(`${before} of 500 characters`);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await wide(page)).toBeLessThanOrEqual(360);
});

test.describe('an address', () => {
  test.use({ expectedNoise: /status of 422/ });
  test('of a video gives its tags, another one is refused at the field', async ({ page }) => {
    await open(page, '/tags-generator');
    const field = page.getByLabel('Title, keyword or video link');
    await field.fill('https://example.com/nothing');
    await field.press('Enter');
    await expect(page.getByText('Enter a YouTube video link')).toBeVisible();
    await field.fill('https://youtu.be/dQw4w9WgXcQ');
    await field.press('Enter');
    await expect(page.getByText(/^Based on “.+”$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove “/ }).first()).toBeVisible();
  });
});

test('search engines find the tag generator, with a text and its languages', async ({ request }) => {
  const html = await (await request.get('/tags-generator')).text();
  expect(html).toContain('<h1');
  expect(html).toContain('YouTube tag generator');
  expect(html).toContain('"@type":"WebApplication"');
  expect(html).not.toContain('noindex');
  const german = await (await request.get('/de/tags-generator')).text();
  expect(german).toContain('YouTube-Tag-Generator');
  const own = await (await request.get('/keywords-tools', { headers: { accept: 'text/html' } })).text();
  expect(own).not.toContain('Suggestions for');
});

test('a customer searches, checks competition, chooses, copies and goes on to a campaign', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: panelOrigin() });
  await signInAsNewCustomer(page, '/keywords-tools');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('GB');
  await expect(page.getByRole('combobox', { name: 'Country' }).locator('option').first()).toHaveText(
    'United Kingdom',
  );
  await expect(page.getByText('30 of 30 searches left today')).toBeVisible();
  await expect(page.getByText('Your searches will appear here.')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Enter a keyword')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await search(page, 'guitar');
  await expect(page.getByText('Sample data')).toBeVisible();
  await expect(page.getByText('29 of 30 searches left today')).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  expect(await rows.count()).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'Check competition for “guitar”', exact: true }).click();
  const first = rows.filter({ has: page.getByText('guitar', { exact: true }) });
  await expect(first.getByText(/^(Low|Medium|High)$/)).toBeVisible();

  await expect(page.getByRole('button', { name: 'Add to campaign' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'guitar', exact: true }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Copy selected' }).click();
  expect(await clipboard(page)).toBe('guitar');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to campaign' }).click();
  await expect(page.getByRole('menuitem', { name: 'New campaign' })).toHaveAttribute(
    'href',
    '/youtube-campaign/create?keywords=guitar&country=GB',
  );
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await wide(page)).toBeLessThanOrEqual(360);
});

test('the history searches again for nothing, and is cleared after a question', async ({ page }) => {
  await signInAsNewCustomer(page, '/keywords-tools');
  await search(page, 'guitar');
  await search(page, 'piano');
  await expect(page.getByText('28 of 30 searches left today')).toBeVisible();
  await page.getByRole('button', { name: 'Search again for “guitar” in United Kingdom' }).click();
  await expect(page.getByRole('heading', { name: 'Suggestions for “guitar”' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('guitar');
  await expect(page.getByText('28 of 30 searches left today')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Suggestions for “piano”' })).toBeVisible();

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Your daily limit stays the same');
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByText('Your searches will appear here.')).toBeVisible();
  await expect(page.getByText('28 of 30 searches left today')).toBeVisible();
});

test.describe('a used-up limit', () => {
  test.use({ expectedNoise: /status of 429/ });
  test('is said plainly, with the time of new searches', async ({ page }) => {
    const email = await signInAsNewCustomer(page, '/keywords-tools');
    await search(page, 'guitar');
    await withDatabase((client) =>
      client.query(
        `update keyword_allowance set counted = counted || array(select n::text from generate_series(1, 29) n)
           from account where account.email = $1 and account.id = keyword_allowance.account_id`,
        [email],
      ),
    );
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('piano');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No searches left today')).toBeVisible();
    await expect(page.getByText('0 of 30 searches left today')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await search(page, 'guitar');
  });
});

test.describe('switched off', () => {
  test.use({ expectedNoise: /status of 404/ });
  test('the pages and their entries in the menu do not exist', async ({ page }) => {
    const { origin } = await createPanel(`no-keywords-${Date.now()}`, { enable_keyword_tools: false });
    for (const path of ['/tags-generator', '/keywords-tools']) {
      const answer = await page.goto(origin + path);
      expect([path, answer?.status()]).toEqual([path, 404]);
    }
    await expect(page.getByRole('link', { name: 'Tag generator' })).toHaveCount(0);
  });
});

test('the menu leads to both tools', async ({ page }) => {
  await signInAsNewCustomer(page, '/about-youtube-keyword-tool');
  await page.getByRole('link', { name: 'Open the keyword tool' }).click();
  await expect(page).toHaveURL(/\/keywords-tools$/);
  await expect(page.locator('a[href="/tags-generator"]').first()).toBeAttached();
});

import type { Locator, Page } from '@playwright/test';
import { consolePages } from '../../apps/web/src/areas/console/console-pages.ts';
import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

/** The demo's own rows stand for the pages about one of something. */
async function addresses(): Promise<string[]> {
  const first = await withDatabase(async (client) => {
    const { rows } = await client.query(
      `select ticket.account_id as customer, ticket.id as ticket from ticket
         join account on account.panel_id = ticket.panel_id and account.id = ticket.account_id
        where account.email = 'customer@demo.localhost' order by ticket.panel_id, ticket.id limit 1`,
    );
    return rows[0];
  });
  return consolePages.map(({ path }) =>
    path.replace(':id', path.startsWith('/admin/tickets') ? first.ticket : first.customer),
  );
}

/** What a page of no other test has to show. */
const shown: Record<string, (page: Page) => Locator> = {
  '/admin/linked-cards': (page) => page.getByRole('heading', { level: 1, name: 'Linked cards' }),
  ...Object.fromEntries(
    ['cancel-requests', 'refills', 'drip-feeds', 'subscriptions', 'bulk-jobs'].map((list) => [
      `/admin/${list}`,
      (page: Page) => page.getByRole('searchbox'),
    ]),
  ),
};

/** Several workers share the pages, so that no test takes long. */
const shares = [0, 1, 2, 3];

async function eachPage(share: number, visit: (address: string) => Promise<void>): Promise<void> {
  const all = await addresses();
  for (const address of all.filter((_, place) => place % shares.length === share)) {
    await test.step(address, () => visit(address));
  }
}

async function isLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** What is a table on a wide screen is a list of cards on a phone, where the other test sees the dark. */
const tables = [
  '/admin',
  '/admin/orders',
  '/admin/withdrawals',
  '/admin/reviews',
  '/admin/verification',
  '/admin/canned-replies',
  '/admin/tickets',
  '/admin/reports',
];

test('in the dark, tables have nothing to complain about for who cannot see', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, undefined, operator);
  for (const address of tables) {
    await open(page, address);
    await isLoaded(page);
    expect.soft(await accessibilityProblems(page), address).toEqual([]);
  }
  await page.getByText('90 days').click();
  await expect(page.getByRole('row')).toHaveCount(92);
  expect(await accessibilityProblems(page)).toEqual([]);
});

for (const share of shares) {
  test(`console pages have nothing to complain about for who cannot see, part ${share + 1}`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, undefined, operator);
    await eachPage(share, async (address) => {
      await open(page, address);
      await isLoaded(page);
      await expect.soft(shown[address]?.(page) ?? page.getByRole('main')).toBeVisible();
      expect.soft(await accessibilityProblems(page), address).toEqual([]);
    });
  });

  test(`on a phone, in the dark, in German, nothing sticks out of console pages, part ${share + 1}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page, undefined, operator);
    await eachPage(share, async (address) => {
      await open(page, `/de${address}`);
      await isLoaded(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, address).toBeLessThanOrEqual(390);
      expect.soft(await accessibilityProblems(page), address).toEqual([]);
    });
  });
}

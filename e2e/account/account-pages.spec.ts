import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { password, register, registerProven, signInAsNewCustomer, typePassword } from '../testing/sign-in.ts';

interface Person {
  id: number;
  unsubscribe_signature: string;
}

/** Requested in the same way as the panel's scripts do. */
function profileIn(page: Page): Promise<Person> {
  return page.evaluate(async () => {
    const token = /(?:^|; )AUTH_TOKEN=([^;]+)/.exec(document.cookie)?.[1];
    const answer = await fetch('/api/v1/profile', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).data;
  });
}

/** Credits five dollars, as an operator would. */
async function credit(accountId: number): Promise<void> {
  const posting = {
    from: ['house', '0', 'adjustments'],
    to: ['customer', String(accountId), 'cash'],
    amount: '500000000',
  };
  await withDatabase((client) =>
    client.query(
      `select ledger_post(panel_id, 'admin', 'e2e:' || id, $2, null, null, null, null, null, 'test', now())
         from account where id = $1`,
      [accountId, JSON.stringify([posting])],
    ),
  );
}

/** What opens on the page to change something. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  '/profile': async (page) => {
    await page.locator('#email').getByRole('button', { name: 'Change e-mail' }).click();
    await page.locator('#password').getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Company', { exact: true }).click();
  },
  '/security': async (page) => {
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  },
  '/account-management': async (page) => {
    await expect(page.getByRole('checkbox', { name: /I give up my remaining balance/ })).toBeVisible();
  },
};

for (const width of [390, 1280]) {
  test(`every account page can be used by all, in the dark and ${width} wide`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.context().addCookies([{ name: 'cookie_consent', value: 'denied.denied', url: panelOrigin() }]);
    await registerProven(page, { landingPath: '/profile' });
    const { id, unsubscribe_signature } = await profileIn(page);
    await credit(id);
    const paths = [
      '/dashboard',
      '/profile',
      '/security',
      '/account-management',
      '/card-verification',
      '/api',
    ];
    paths.push(`/unsubscribe/${id}?signature=${unsubscribe_signature}`);
    const problems: string[] = [];
    for (const path of paths) {
      await open(page, path);
      await opened[path]?.(page);
      problems.push(...(await accessibilityProblems(page)).map((one) => `${path}: ${one}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) problems.push(`${path}: ${overflow} px wider than the screen`);
    }
    expect(problems).toEqual([]);
  });
}

test.describe('what an account may not do', () => {
  test.use({ expectedNoise: /status of (401|409|423)/ });

  test('an operator looks in: a bar on every page, no keys, and out again', async ({ page }) => {
    await register(page);
    const { id } = await profileIn(page);
    await page.context().clearCookies();
    await open(page, '/login');
    await typePassword(page, 'operator@demo.localhost', 'marquee-demo');
    await expect(page).toHaveURL(`${panelOrigin()}/`);
    const address = await page.evaluate(async (customer) => {
      const token = /(?:^|; )AUTH_TOKEN=([^;]+)/.exec(document.cookie)?.[1];
      const answer = await fetch(`/api/v1/admin/accounts/${customer}/impersonation`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ reason: 'Ticket 7' }),
      });
      return (await answer.json()).data.url;
    }, id);

    await open(page, address);
    const bar = page.getByRole('complementary').filter({ hasText: 'is viewing as' });
    await expect(bar).toContainText('Robin Reader');
    await expect(bar).toContainText('Ticket 7');
    await expect(page).not.toHaveURL(/token=/);
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/api');
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByText(/Only the account owner can do this/).first()).toBeVisible();
    await bar.getByRole('button', { name: 'End' }).click();
    await expect(page).toHaveURL(`${panelOrigin()}/admin/customers/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Robin Reader' })).toBeVisible();
  });

  test('a frozen account is put out, learns why when it comes back, and can do nothing', async ({ page }) => {
    const email = await register(page, { landingPath: '/profile' });
    await withDatabase((client) =>
      client.query('update account set frozen_at = now() where claimed_email = $1', [email]),
    );
    await expect
      .poll(async () => (await page.request.get('/profile', { maxRedirects: 0 })).status())
      .toBe(302);
    await open(page, '/login?redirect=/profile');
    await typePassword(page, email, password);
    const dialog = page.getByRole('alertdialog', { name: 'Hello, Robin Reader' });
    await expect(dialog).toContainText('is frozen');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.locator('#notifications').getByRole('switch').first().click();
    await expect(dialog).toBeVisible();
  });
});

test('more notices than the bell has room for: what it shows is part of its name', async ({ page }) => {
  const email = await signInAsNewCustomer(page, '/dashboard');
  await withDatabase((client) =>
    client.query(
      `insert into notification (panel_id, account_id, kind, notice, created_at)
       select panel_id, id, 'password-changed', '{"kind":"password-changed"}', now()
         from account, generate_series(1, 120) where email = $1`,
      [email],
    ),
  );
  await open(page, '/dashboard');
  const bell = page.getByRole('button', { name: 'Notifications, 99+ unread' });
  await expect(bell).toHaveText('99+');
  expect(await accessibilityProblems(page)).toEqual([]);
  await bell.click();
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(),
  ).toBeVisible();
});

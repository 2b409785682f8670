import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const services = (page: Page) =>
  page.getByRole('button', { name: 'Services', exact: true }).filter({ visible: true });
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

test.describe('the services flyout', () => {
  test('shows what a network offers, and from which price', async ({ page }) => {
    await open(page, '/');
    await services(page).click();
    const flyout = page.getByRole('dialog', { name: 'Services' });
    await expect(flyout.getByRole('heading', { name: 'YouTube' })).toBeVisible();
    await flyout.getByRole('button', { name: 'Telegram' }).hover();
    await expect(flyout.getByRole('heading', { name: 'Telegram' })).toBeVisible();
    await expect(flyout.getByRole('link', { name: /from \$\d/ }).first()).toBeVisible();
    expect(await accessibilityProblems(page, { include: 'dialog[open]' })).toEqual([]);

    await flyout.getByRole('textbox', { name: 'Search networks' }).fill('insta');
    await expect(flyout.getByRole('button', { pressed: false })).toHaveText(['Instagram']);
    await flyout.getByRole('textbox', { name: 'Search networks' }).fill('no such network');
    await expect(flyout.getByRole('status')).toHaveText('No matching networks');
    await flyout.getByRole('link', { name: 'All services' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(flyout).toBeHidden();
  });

  test('locks the page, keeps the focus, and gives it back on Escape', async ({ page }) => {
    await open(page, '/');
    await services(page).focus();
    await page.keyboard.press('Enter');
    const flyout = page.getByRole('dialog', { name: 'Services' });
    await expect(flyout).toBeVisible();
    await expect.poll(() => isLocked(page)).toBe(true);
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const strayed = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog[open]');
      });
      expect(strayed).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(flyout).toBeHidden();
    await expect(services(page)).toBeFocused();
    await expect.poll(() => isLocked(page)).toBe(false);
  });

  test('is walked with the arrows', async ({ page }) => {
    await open(page, '/');
    await services(page).click();
    const flyout = page.getByRole('dialog', { name: 'Services' });
    await flyout.getByRole('button', { name: 'YouTube' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(flyout.getByRole('button', { name: 'Instagram' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(flyout.getByRole('heading', { name: 'Instagram' })).toBeVisible();
  });
});

test.describe('the search in the header', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });

  test('finds services, networks and service types, and says when nothing matches', async ({ page }) => {
    await open(page, '/updates');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('tele');
    const results = page.getByRole('listbox', { name: 'Search results' });
    await expect(results.getByRole('group', { name: 'Services' }).getByRole('option').first()).toBeVisible();
    await expect(results.getByRole('group', { name: 'Networks' }).getByRole('option')).toHaveText([
      'Telegram',
    ]);
    await field(page).fill('views');
    await expect(
      results.getByRole('group', { name: 'Service types' }).getByRole('option').first(),
    ).toContainText('from $');
    expect(await accessibilityProblems(page, { include: 'header' })).toEqual([]);
    await field(page).fill('qqqqzzzz');
    await expect(page.getByText('No results for “qqqqzzzz”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
  });

  test('goes where the arrows stand, or to the catalogue', async ({ page }) => {
    await open(page, '/updates');
    await field(page).fill('telegram');
    const network = page.getByRole('listbox').getByRole('option', { name: 'Telegram', exact: true });
    await expect(network).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('ArrowDown');
      if ((await network.getAttribute('aria-selected')) === 'true') break;
    }
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await network.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\?network=telegram$/);

    await field(page).fill('likes');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\?search=likes$/);
  });

  test('keeps what is typed while the next page comes', async ({ page }) => {
    await open(page, '/');
    await field(page).evaluate((search) => {
      document.querySelector<HTMLElement>('footer a[href$="/updates"]')?.click();
      search.focus();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service updates');
    await page.keyboard.type('likes');
    await expect(field(page)).toHaveValue('likes');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\?search=likes$/);
  });

  test('takes the whole screen where the bar is narrow', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await open(page, '/');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('telegram');
    await page.getByRole('listbox').getByRole('option', { name: 'Telegram', exact: true }).click();
    await expect(page).toHaveURL(/\/\?network=telegram$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens over the page and leads on', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Main navigation' });
    await expect(menu.getByRole('link', { name: 'Services', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect.poll(() => isLocked(page)).toBe(true);
    expect(await accessibilityProblems(page, { include: 'dialog[open]' })).toEqual([]);
    await menu.getByText('₽ RUB').tap();
    await page.keyboard.press('Escape');
    await expect(page.locator('li.service-row').first()).toContainText('₽');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.getByRole('link', { name: 'Sign in' }).tap();
    await expect(page).toHaveURL(/\/login$/);
    await expect(menu).toBeHidden();
  });

  test('networks come first, then what the chosen one offers', async ({ page }) => {
    await open(page, '/');
    await page
      .getByRole('navigation', { name: 'Quick navigation' })
      .getByRole('button', { name: 'Services' })
      .tap();
    const flyout = page.getByRole('dialog', { name: 'Services' });
    await expect(flyout.getByRole('heading', { name: 'YouTube' })).toBeHidden();
    await flyout.getByRole('button', { name: 'YouTube' }).tap();
    await expect(flyout.getByRole('heading', { name: 'YouTube' })).toBeVisible();
    await flyout.getByRole('button', { name: 'Back' }).tap();
    await expect(flyout.getByRole('button', { name: 'Telegram' })).toBeVisible();
  });
});

test.describe('someone signed in', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('has a sidebar that stays as narrow as it was left, and widens under the pointer', async ({
    page,
  }) => {
    await open(page, '/');
    const sidebar = page.locator('#sidebar');
    const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width);
    await expect(sidebar.getByRole('link', { name: 'Services', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect.poll(width).toBe(256);
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await page.mouse.move(700, 500);
    await expect.poll(width).toBe(72);

    const response = await page.reload();
    expect(await response?.text()).toContain('data-sidebar="collapsed"');
    expect(await width()).toBe(72);
    await sidebar.hover();
    await expect.poll(width).toBe(256);
    await page.mouse.move(700, 500);
    await expect.poll(width).toBe(72);
    expect(await accessibilityProblems(page, { include: '.shell' })).toEqual([]);
  });

  test('finds every page of theirs in the sidebar, the account panel and the footer', async ({ page }) => {
    await open(page, '/');
    const sidebar = page.locator('#sidebar');
    for (const group of ['Orders', 'Earn', 'Keyword tools'])
      await sidebar.getByText(group, { exact: true }).click();
    const leadTo = (part: Locator) =>
      part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await leadTo(sidebar.getByRole('navigation'))).toEqual([
      '/dashboard',
      '/',
      '/orders/create',
      '/orders',
      '/drip-feed',
      '/subscriptions',
      '/my-services',
      '/?isFavourites=true',
      '/finances',
      '/add-funds',
      '/bonuses',
      '/grades',
      '/statistics',
      '/channel-statistics',
      '/child-panels',
      '/updates',
      '/tickets',
      '/api',
      '/order-widgets',
      '/referral-program',
      '/free-trials',
      '/withdrawal',
      '/keywords-tools',
      '/youtube-campaign',
      '/plans-and-pricing',
      '/tags-generator',
      '/about-youtube-keyword-tool',
      // The operator's own.
      '/subscription-about',
    ]);
    expect(await leadTo(page.getByRole('contentinfo'))).toEqual(
      expect.arrayContaining(['/updates', '/api/documentation', '/tickets']),
    );
    await page.getByRole('button', { name: 'Your account' }).click();
    const account = page.getByRole('dialog', { name: 'Your account' });
    await expect(account).toBeVisible();
    expect(await leadTo(account)).toEqual([
      '/add-funds',
      '/dashboard',
      '/orders',
      '/finances',
      '/withdrawal',
      '/tickets',
      '/profile',
      '/account-management',
    ]);
  });

  test('sees the balance, and one panel at a time', async ({ page }) => {
    await open(page, '/');
    // Other tests change the balance meanwhile: its value is checked there.
    const balance = /Balance\s*\$[\d,]+\.\d\d/;
    await expect(page.getByRole('banner')).toContainText(balance);
    await services(page).click();
    const flyout = page.getByRole('dialog', { name: 'Services' });
    await expect(flyout).toBeVisible();
    const account = await page.locator('header [data-opens=profile]').boundingBox();
    await page.mouse.click((account?.x ?? 0) + 10, (account?.y ?? 0) + 10);
    const panel = page.getByRole('dialog', { name: 'Your account' });
    await expect(panel).toContainText(balance);
    await expect(flyout).toBeHidden();
    await expect.poll(() => isLocked(page)).toBe(false);
    expect(await accessibilityProblems(page, { include: 'dialog[open]' })).toEqual([]);
    await panel.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('going on and back: the new title is heard, the old place is found again', async ({ page, context }) => {
  await open(page, '/?ref=anna');
  const affiliate = (await context.cookies()).find(({ name }) => name === 'affiliate');
  expect(Math.round(((affiliate?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(14);
  await expect(page.getByRole('region', { name: 'We use cookies' })).toBeVisible();

  // Following a link while the page still scrolls returns to the position at that moment.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    window.scrollTo(0, 700);
    for (let frames = 0; frames < 3; frames += 1) await frame();
    document.querySelector<HTMLElement>('footer a[href="/updates"]')?.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service updates');
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  const place = () => page.evaluate(() => window.scrollY);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(700);
});

test('who signs in meets the whole frame at once, as a new document would draw it', async ({ page }) => {
  await open(page, '/login');
  // The account name appears first; by then nothing else may be missing.
  const missing = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        new MutationObserver(() => {
          if (!document.querySelector('.shell[data-sidebar]')) return;
          done(
            ['#sidebar a', 'header [data-opens=profile]', 'header a[href="/add-funds"]'].filter(
              (part) => !document.querySelector(part),
            ),
          );
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await page.getByRole('textbox', { name: 'E-mail' }).fill('customer@demo.localhost');
  await page.getByRole('textbox', { name: 'Password' }).fill('marquee-demo');
  await page.locator('main form').getByRole('button', { name: 'Sign in' }).click();
  expect(await missing).toEqual([]);
});

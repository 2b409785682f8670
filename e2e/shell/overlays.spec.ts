import type { Page } from '@playwright/test';
import { createPanel, withDatabase } from '../server/panel-database.ts';
import { startDeployment } from '../server/start-deployment.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';

const outside = /googletagmanager|yandex|facebook|crisp|jivo/;
const settings = {
  analytics: {
    googleAnalyticsId: 'G-TEST123',
    googleTagManagerId: 'GTM-TEST12',
    yandexMetrikaId: '12345678',
    facebookPixelId: '1234567890',
  },
  chatWidgets: { crispWebsiteId: '01234567-89ab-cdef-0123-456789abcdef' },
};

const unique = () => `o${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;

/** Answers requests to other hosts and records those hosts. */
async function watchOutside(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(outside, (route) => {
    asked.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** They come after a second of rest and with texts of their own. */
const promptsWouldShow = (page: Page) => page.waitForTimeout(3000);

const banner = (page: Page) => page.getByRole('region', { name: 'We use cookies' });
const layer = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
      Array.from(entry as never[]).length > 0 ? Array.from(entry as never[]) : entry,
    ),
  );

test('nothing of others loads before a choice, and nothing after declining', async ({ page }) => {
  const asked = await watchOutside(page);
  const { origin } = await createPanel(unique(), settings);
  await open(page, origin);
  await expect(banner(page)).toBeVisible();
  expect(asked).toEqual([]);
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await layer(page)).toContainEqual([
    'consent',
    'update',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  ]);
  await open(page, page.url());
  await promptsWouldShow(page);
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('who types is asked once they rest', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('textbox', { name: 'Search services', exact: true });
  await field.pressSequentially('telegram members', { delay: 250 });
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(page)).toBeVisible();
});

test('accepting starts what the panel has configured, under its policy, and says once how it is shown', async ({
  page,
}) => {
  const asked = await watchOutside(page);
  const { origin } = await createPanel(unique(), settings);
  await open(page, origin);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => [...new Set(asked)].sort())
    .toEqual(['client.crisp.chat', 'connect.facebook.net', 'mc.yandex.ru', 'www.googletagmanager.com']);
  expect(JSON.stringify(await layer(page))).toContain('"display_mode":"browser"');
  const cookies = await page.context().cookies();
  const days = (name: string) => {
    const cookie = cookies.find((one) => one.name === name);
    return cookie && Math.round((cookie.expires - Date.now() / 1000) / 86_400);
  };
  // Browsers limit cookies to 400 days.
  expect([days('cookie_consent'), days('displayModeSent')]).toEqual([180, 400]);
  await open(page, page.url());
  await expect.poll(() => layer(page).then((entries) => entries.length)).toBeGreaterThan(0);
  expect(JSON.stringify(await layer(page))).not.toContain('display_mode');
});

test('the panel of choices: both are needed before reset and save, and only what is granted starts', async ({
  page,
}) => {
  const asked = await watchOutside(page);
  const { origin } = await createPanel(unique(), settings);
  await open(page, origin);
  await banner(page).getByRole('button', { name: 'Manage' }).click();
  const panel = page.getByRole('dialog', { name: 'Cookie settings' });
  const [reset, save] = [
    panel.getByRole('button', { name: 'Reset' }),
    panel.getByRole('button', { name: 'Save' }),
  ];
  await expect(save).toBeDisabled();
  await panel.getByRole('group', { name: 'Analytics' }).getByText('Deny').click();
  await expect(reset).toBeDisabled();
  await panel.getByRole('group', { name: 'Advertising' }).getByText('Allow').click();
  await expect(save).toBeEnabled();
  await reset.click();
  await expect(save).toBeDisabled();
  await panel.getByRole('group', { name: 'Analytics' }).getByText('Deny').click();
  await panel.getByRole('group', { name: 'Advertising' }).getByText('Allow').click();
  await save.click();
  await expect(panel).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await expect
    .poll(() => [...new Set(asked)].sort())
    .toEqual(['connect.facebook.net', 'www.googletagmanager.com']);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(panel.getByRole('radio', { name: 'Allow', checked: true })).toHaveCount(1);
});

test('custom code runs with the nonce on open pages', async ({ page }) => {
  const { origin } = await createPanel(unique(), {
    customCode: 'document.documentElement.dataset.custom = "ran"',
  });
  await open(page, origin);
  await expect(page.locator('html')).toHaveAttribute('data-custom', 'ran');
});

test('custom code is never where passwords are typed, however one gets there', async ({ page }) => {
  const { origin } = await createPanel(unique(), {
    customCode: 'document.documentElement.dataset.custom = "ran"',
  });
  await open(page, origin);
  await expect(page.locator('html')).toHaveAttribute('data-custom', 'ran');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('html')).not.toHaveAttribute('data-custom');
  await open(page, `${origin}/login`);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-custom');
});

test('a new version waits for its visitor and takes over when told to', async ({ page }) => {
  const deployment = await startDeployment(panelOrigin());
  await open(page, deployment.origin);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const notice = page.getByRole('status').filter({ hasText: 'A new version is available' });
  await expect(notice).toHaveCount(0);
  deployment.deploy();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(notice).toBeVisible();
  const [reloaded] = await Promise.all([
    page.waitForEvent('load'),
    notice.getByRole('button', { name: 'Update' }).click(),
  ]);
  expect(reloaded).toBeTruthy();
  await expect(notice).toHaveCount(0);
  await deployment.stop();
});

test.describe('custom code that cannot be read', () => {
  test.use({ expectedNoise: /^error: Custom code is not valid JavaScript$/ });
  test('is named as such and breaks nothing', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const { origin } = await createPanel(unique(), { customCode: 'this is not (code' });
    await open(page, origin);
    await expect.poll(() => logged).toContain('Custom code is not valid JavaScript');
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('install prompts', () => {
  const offer = (page: Page) =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt: async () => document.body.setAttribute('data-prompted', '') });
      window.dispatchEvent(event);
    });
  const choose = (page: Page, variant: string) =>
    page.context().addCookies([
      { name: 'cookie_consent', value: 'denied.denied', url: panelOrigin() },
      { name: 'installPromptVariant', value: variant, url: panelOrigin() },
    ]);

  test('a banner installs through the browser, or is closed for two days', async ({ page }) => {
    await choose(page, 'banner');
    await open(page, '/');
    await offer(page);
    const prompt = page.getByRole('region', { name: 'Install the app' });
    await expect(prompt).toContainText('Manage your orders seamlessly! Install our app now.');
    await prompt.getByRole('button', { name: 'Close' }).click();
    await expect(prompt).toHaveCount(0);
    const closed = (await page.context().cookies()).find(({ name }) => name === 'wasPWAInstallPromptClosed');
    expect(Math.round(((closed?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(48);

    await open(page, page.url());
    await offer(page);
    await promptsWouldShow(page);
    await expect(prompt).toHaveCount(0);

    await open(page, '/?download_app');
    await offer(page);
    await prompt.getByRole('button', { name: 'Install', exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-prompted');
    await expect(prompt).toHaveCount(0);
  });

  test('a card unfolds its reasons', async ({ page }) => {
    await choose(page, 'card');
    await open(page, '/');
    await offer(page);
    const prompt = page.getByRole('region', { name: 'Install the app' });
    await prompt.getByRole('button', { name: 'Install the app', expanded: false }).click();
    await expect(prompt).toContainText('Fast access to orders');
    await expect(prompt).toContainText('All functions in one app');
  });
});

test.describe('an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });
  test('is told how to install, after the question about cookies', async ({ page }) => {
    await open(page, '/');
    const words = page.getByText(
      'To install this Web App in your iPhone/iPad press share and then Add to Home Screen',
    );
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    await expect(words).toBeVisible();
  });
});

test.describe('without a connection', () => {
  // The service worker's script may be on its way when the connection goes.
  test.use({ expectedNoise: /when fetching the script/ });

  test('losing the connection is said, and so is its return', async ({ page }) => {
    await open(page, '/');
    await expect(banner(page)).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('You’re offline')).toHaveCount(0);
  });
});

const information = {
  title: 'Three for two',
  titleColor: '#FFFFFF',
  backgroundColor: '#221B5E',
  buttonText: 'See services',
  buttonLink: '/services',
  buttonBgColor: '#FFD166',
  buttonTextColor: '#2B1D00',
  sorting: 0,
};

function addBanner(
  panelId: string,
  banner: { type: string; content?: string; information?: object[]; delay?: number },
) {
  return withDatabase((client) =>
    client.query(
      `insert into banner (panel_id, place, type, content, information, scroll_delay)
       values ($1, 'services_pricing_main', $2, $3, $4, $5)`,
      [
        panelId,
        banner.type,
        banner.content ?? null,
        JSON.stringify(banner.information ?? []),
        banner.delay ?? null,
      ],
    ),
  );
}

test('a custom banner wears its colours in the first HTML; one that leads nowhere is not shown', async ({
  page,
}) => {
  const { id, origin } = await createPanel(unique(), {});
  await addBanner(id, { type: 'custom', information: [information] });
  await addBanner(id, {
    type: 'custom',
    information: [{ ...information, title: 'Nowhere', buttonLink: '/no/such/page' }],
  });
  await open(page, origin);
  const shown = page.locator('section').filter({ hasText: 'Three for two' });
  await expect(shown).toHaveCSS('background-color', 'rgb(34, 27, 94)');
  const link = shown.getByRole('link', { name: 'See services' });
  await expect(link).toHaveCSS('background-color', 'rgb(255, 209, 102)');
  await expect(page.getByText('Nowhere')).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(/\/services$/);
});

test('slides take turns', async ({ page }) => {
  const { id, origin } = await createPanel(unique(), {});
  const slides = [information, { ...information, title: 'Second thought', sorting: 1 }];
  await addBanner(id, { type: 'custom', information: slides, delay: 1000 });
  await open(page, origin);
  const second = page.locator('section').filter({ hasText: 'Second thought' });
  await expect(second).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: 'Page 1 of 2' }).click();
  await expect(second).toHaveCSS('opacity', '0');
});

test('a banner of HTML is framed without an origin, measured, and its clicks are heard', async ({ page }) => {
  const asked = await watchOutside(page);
  const { id, origin } = await createPanel(unique(), settings);
  await addBanner(id, {
    type: 'html',
    content:
      '<style>p{margin:0;height:77px}</style><p class="cta open-chat">Talk to us</p><a href="/services" style="color:red">Services</a><script>top.document.title="broken"</script>',
  });
  await page.context().addCookies([{ name: 'cookie_consent', value: 'denied.denied', url: origin }]);
  await open(page, origin);
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  await expect.poll(async () => Number(await frame.getAttribute('height'))).toBeGreaterThanOrEqual(77);
  const inner = frame.contentFrame();
  expect(await inner.locator('body').evaluate(() => self.origin)).toBe('null');

  await inner.getByText('Talk to us').click();
  const question = page.getByRole('alertdialog', { name: 'Open live chat?' });
  expect(asked).toEqual([]);
  await question.getByRole('button', { name: 'Open chat' }).click();
  await expect.poll(() => asked).toContain('client.crisp.chat');

  await inner.getByText('Services').click();
  await expect(page).toHaveURL(/\/services$/);
});

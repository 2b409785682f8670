import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seal } from '../../apps/server/src/platform/secrets/sealed-text.ts';
import { createSecretKeys } from '../../apps/server/src/platform/secrets/secret-keys.ts';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../../apps/server/src/testing/start-identity-provider.ts';
import { createPanel, withDatabase } from '../server/panel-database.ts';
import { mailedLink } from '../testing/mailed-link.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { registerAt, typePassword } from '../testing/sign-in.ts';

let provider: IdentityProvider;
let panel: { id: string; origin: string };

test.beforeAll(async () => {
  provider = await startIdentityProvider();
  panel = await createPanel(`social-${crypto.randomUUID().slice(0, 8)}`, {
    captcha_is_enabled: false,
    telegramBotUsername: '@marquee_bot',
  });
  await offer('google', provider.clientId, provider.secret, { issuer: provider.origin });
  await offer('telegram', 'marquee_bot', provider.botToken, { authorize: `${provider.origin}/telegram` });
});
test.afterAll(() => provider.stop());

/** What an operator would do in the console. */
async function offer(name: string, clientId: string, secret: string, addresses: object): Promise<void> {
  const keys = createSecretKeys(
    readFileSync(join(process.env.PANEL_DATA_DIR ?? '', 'secret-key'), 'utf8').trim(),
  );
  const sealed = seal(keys, `social_provider.sealed:${panel.id}:${name}`, secret);
  await withDatabase((client) =>
    client.query(
      'insert into social_provider (panel_id, provider, client_id, sealed, addresses) values ($1, $2, $3, $4, $5)',
      [panel.id, name, clientId, sealed, JSON.stringify(addresses)],
    ),
  );
}

test('Google: from the button to the page that was wanted', async ({ page }) => {
  provider.visitor = {
    sub: String(Math.floor(Math.random() * 1e15)),
    name: 'Robin Reader',
    email: `robin-${crypto.randomUUID()}@people.example`,
    email_verified: true,
  };
  await page.goto(`${panel.origin}/login?redirect=/security`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${panel.origin}/security`);
  await expect(page.getByText(provider.visitor.email ?? '')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign-in and security' })).toBeVisible();
});

test('Google: the page that was wanted keeps its query, and the tab what it remembers', async ({ page }) => {
  provider.visitor = {
    sub: String(Math.floor(Math.random() * 1e15)),
    name: 'Robin Reader',
    email: `robin-${crypto.randomUUID()}@people.example`,
    email_verified: true,
  };
  const wanted = '/orders/create?type=autopromotion';
  await page.goto(`${panel.origin}/login?redirect=${encodeURIComponent(wanted)}`);
  await page.evaluate(() => sessionStorage.setItem('subscription_form', '{}'));
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(panel.origin + wanted);
  // This panel offers no subscriptions, so there is no form yet that takes it.
  expect(await page.evaluate(() => sessionStorage.getItem('subscription_form'))).toBe('{}');
});

test('Telegram: in, and asked for an e-mail', async ({ page }) => {
  provider.visitor = { sub: String(Math.floor(Math.random() * 1e15)), name: 'Kim', username: 'kim_reads' };
  await page.goto(`${panel.origin}/login?redirect=/security`);
  await page.getByRole('link', { name: 'Continue with Telegram' }).click();
  await expect(page).toHaveURL(/\/login\/email/);
  await open(page, page.url());
  await page.getByLabel('E-mail').fill(`kim-${crypto.randomUUID()}@people.example`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('We sent a link')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('kim_reads')).toBeVisible();
});

test('Telegram: named by its bot, attached through a link that asks first', async ({ page }) => {
  await page.goto(`${panel.origin}/login`);
  await expect(page.getByRole('link', { name: '@marquee_bot' })).toHaveAttribute(
    'href',
    'https://t.me/marquee_bot',
  );
  const email = await registerAt(page, panel.origin, '/security');
  await open(page, panel.origin + (await mailedLink(email, '/email/verify')));
  provider.visitor = { sub: String(Math.floor(Math.random() * 1e15)), name: 'Kim', username: 'kim_links' };
  const answer = String(new URLSearchParams(provider.telegramAnswer()));
  await open(page, `${panel.origin}/utils/attach-telegram?${answer}`);
  await expect(page.getByText(`@kim_links will be able to sign in to ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Connect Telegram' }).click();
  await expect(page).toHaveURL(/\/security\?notice=social-connected/);
  await expect(page.getByText('kim_links')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect Telegram' }).click();
  await page.getByRole('button', { name: 'Disconnect', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Connect Telegram' })).toBeVisible();

  // Without an answer it goes to Telegram and comes back with one.
  provider.visitor = { ...provider.visitor, username: 'kim_again' };
  await page.goto(`${panel.origin}/utils/attach-telegram`);
  await expect(page).toHaveURL(/\/security\?notice=social-connected/);
  await expect(page.getByText('kim_again')).toBeVisible();
});

test('a panel that has set up no provider shows no button', async ({ page }) => {
  await page.goto(`${panelOrigin()}/login`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Continue with/ })).toHaveCount(0);
});

test.describe('one person, all the way', () => {
  // The browser logs an error for every sign-in that needs a second factor.
  test.use({ expectedNoise: /status of 409/ });

  test('registers, proves the address, adds a passkey, forgets the password, connects Google', async ({
    page,
  }) => {
    test.slow();
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const at = (path: string) => panel.origin + path;
    const security = page.getByRole('heading', { name: 'Sign-in and security' });
    const leave = async () => {
      // Nothing of the page may still ask as somebody who is gone.
      await page.goto('about:blank');
      await page.context().clearCookies();
    };
    const usePasskey = async () => {
      await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(security).toBeVisible();
    };

    const email = await registerAt(page, panel.origin, '/security');
    await open(page, at(await mailedLink(email, '/email/verify')));
    await expect(page.getByRole('heading', { name: 'E-mail confirmed' })).toBeVisible();

    await open(page, at('/security'));
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add passkey' });
    await dialog.getByLabel('Name').fill('Test machine');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(page.getByText('Test machine')).toBeVisible();

    await leave();
    await open(page, at('/password/reset'));
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await open(page, at(await mailedLink(email, '/password/reset')));
    await page.getByLabel('New password').fill('six green parrots');
    await page.getByLabel('Repeat password').fill('six green parrots');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await open(page, at('/login?redirect=/security'));
    await typePassword(page, email, 'six green parrots');
    await usePasskey();

    provider.visitor = {
      sub: String(Math.floor(Math.random() * 1e15)),
      name: 'Robin',
      email,
      email_verified: true,
    };
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
    await leave();
    await page.goto(at('/login?redirect=/security'));
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await usePasskey();

    await leave();
    await open(page, at('/login?redirect=/security'));
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await page.getByRole('button', { name: 'Remove Test machine' }).click();
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await expect(page.getByText('No passkeys yet')).toBeVisible();
  });
});

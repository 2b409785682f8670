import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { seal } from '../../apps/server/src/platform/secrets/sealed-text.ts';
import { createSecretKeys } from '../../apps/server/src/platform/secrets/secret-keys.ts';
import { createPanel, withDatabase } from '../server/panel-database.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { fillRegistration } from '../testing/sign-in.ts';

/** What an operator would do in the console. */
async function keepSecret(panelId: string, name: string, secret: string, address?: string): Promise<void> {
  const keys = createSecretKeys(
    readFileSync(join(process.env.PANEL_DATA_DIR ?? '', 'secret-key'), 'utf8').trim(),
  );
  const sealed = seal(keys, `panel_secret.sealed:${panelId}:${name}`, secret);
  await withDatabase((client) =>
    client.query(
      `insert into panel_secret (panel_id, name, sealed, address, updated_at) values ($1, $2, $3, $4, now())`,
      [panelId, name, sealed, address ?? null],
    ),
  );
}

const newSlug = () => `outside-${crypto.randomUUID().slice(0, 8)}`;
const newEmail = () => `outside-${crypto.randomUUID()}@people.example`;

test.describe('another captcha', () => {
  const asked: string[] = [];
  const verifier = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push(new URLSearchParams(body).get('response') ?? '');
      response.end('{"success":true}');
    });
  });
  test.beforeAll(() => new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve)));
  test.afterAll(() => void verifier.close());

  const scripts = {
    recaptcha: ['https://www.google.com/recaptcha/**', 'grecaptcha'],
    hcaptcha: ['https://js.hcaptcha.com/**', 'hcaptcha'],
    turnstile: ['https://challenges.cloudflare.com/**', 'turnstile'],
  } as const;

  /** Draws a box that is solved by ticking it. */
  const widget = (name: string) => `window.${name} = {
    ready: (then) => then(),
    render: (element, { callback, sitekey }) => {
      const box = document.createElement('button');
      box.type = 'button';
      box.textContent = 'I am human';
      box.onclick = () => callback('solved-for-' + sitekey + '-' + Math.random());
      element.append(box);
      return 1;
    },
    reset: () => {},
  };`;

  async function panelWith(provider: keyof typeof scripts) {
    const siteKey = `key-of-${provider}`;
    const panel = await createPanel(newSlug(), { captcha: { provider, siteKey } });
    const { port } = verifier.address() as { port: number };
    await keepSecret(panel.id, 'captcha', 'secret', `http://127.0.0.1:${port}/`);
    return { ...panel, siteKey };
  }
  const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

  for (const provider of ['recaptcha', 'hcaptcha', 'turnstile'] as const)
    test(`${provider}: loaded on the form alone, asked for, and sent`, async ({ page }) => {
      const [address, name] = scripts[provider];
      let loads = 0;
      await page.route(address, (route) => {
        loads += 1;
        return route.fulfill({ contentType: 'text/javascript', body: widget(name) });
      });
      const { origin, siteKey } = await panelWith(provider);
      await open(page, `${origin}/updates`);
      expect(loads).toBe(0);
      await open(page, `${origin}/register`);
      await fillRegistration(page, newEmail());
      await submit(page);
      await expect(page.getByText('Complete the security check first.')).toBeVisible();
      await page.getByRole('button', { name: 'I am human' }).click();
      await submit(page);
      await expect(page).not.toHaveURL(/register/);
      expect(asked.some((response) => response.startsWith(`solved-for-${siteKey}`))).toBe(true);
      expect(loads).toBe(1);
    });

  test.describe('that does not come', () => {
    test.use({ expectedNoise: /Failed to load resource|ERR_FAILED/ });
    test('says so, and loads when it is tried again', async ({ page }) => {
      let isBlocked = true;
      await page.route(scripts.turnstile[0], (route) =>
        isBlocked
          ? route.abort()
          : route.fulfill({ contentType: 'text/javascript', body: widget('turnstile') }),
      );
      const { origin } = await panelWith('turnstile');
      await open(page, `${origin}/login`);
      await expect(page.getByText(/The security check didn’t load/)).toBeVisible();
      isBlocked = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible();
    });
  });
});

test('the chat learns who writes after consent, with proof for a confirmed address only', async ({
  page,
}) => {
  await page.route('https://client.crisp.chat/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const { origin, id } = await createPanel(newSlug(), {
    captcha_is_enabled: false,
    chatWidgets: { crispWebsiteId: '0a0a0a0a-0a0a-0a0a-0a0a-0a0a0a0a0a0a' },
  });
  await keepSecret(id, 'chat', 'chat secret');
  const email = newEmail();
  const told = () => page.evaluate(() => JSON.stringify((window as { $crisp?: unknown[] }).$crisp ?? []));
  await open(page, `${origin}/register`);
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/register/);
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(await told()).toBe('[]');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(told).toContain(`"user:email",["${email}"]`);
  await withDatabase((client) =>
    client.query(
      `update account set email = claimed_email, claimed_email = null, email_verified_at = now() where claimed_email = $1`,
      [email],
    ),
  );
  await open(page, `${origin}/updates`);
  await expect.poll(told).toMatch(new RegExp(`"user:email",\\["${email}","[0-9a-f]{64}"\\]`));
});

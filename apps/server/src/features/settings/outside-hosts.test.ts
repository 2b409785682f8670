import { resolveSettings, type SettingsOverrides } from '@marquee/contract/shell/settings.ts';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../platform/http/security/content-security-policy.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeSettings } from './change-settings.ts';
import { outsideHosts } from './outside-hosts.ts';

const policyOf = (overrides: SettingsOverrides) =>
  contentSecurityPolicy('n', false, outsideHosts(resolveSettings(overrides)));

test('a panel without outside services lets its pages talk to nobody', () => {
  expect(policyOf({})).toBe(contentSecurityPolicy('n', false));
  expect(policyOf({})).not.toMatch(/google|yandex|facebook|crisp|jivo|unsafe/);
});

test.each([
  [{ analytics: { googleAnalyticsId: 'G-1' } }, /connect-src 'self'[^;]*google-analytics/],
  [{ analytics: { googleTagManagerId: 'GTM-1' } }, /frame-src 'self'[^;]*googletagmanager/],
  [{ analytics: { yandexMetrikaId: '1' } }, /connect-src 'self'[^;]*mc\.yandex/],
  [{ analytics: { facebookPixelId: '1' } }, /connect-src 'self'[^;]*facebook/],
  [{ chatWidgets: { crispWebsiteId: 'a' } }, /connect-src 'self'[^;]*wss:\/\/\*\.relay\.crisp\.chat/],
  [{ chatWidgets: { jivoWidgetId: 'a' } }, /font-src 'self'[^;]*jivosite/],
  [{ captcha: { provider: 'recaptcha' } }, /frame-src 'self'[^;]*google\.com\/recaptcha\//],
  [{ captcha: { provider: 'hcaptcha' } }, /frame-src 'self'[^;]*hcaptcha/],
  [{ captcha: { provider: 'turnstile' } }, /frame-src 'self'[^;]*challenges\.cloudflare/],
] as const)('%j opens its own hosts and no script', (overrides, expected) => {
  const policy = policyOf(overrides);
  expect(policy).toMatch(expected);
  expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('publications may be shown, and nothing else of their sites', () => {
  const site = 'https://www.youtube-nocookie.com';
  const policy = contentSecurityPolicy('n', false, outsideHosts(resolveSettings({}), { embeds: [site] }));
  expect(policy.match(/youtube/g)).toHaveLength(1);
  expect(policy).toContain(`frame-src 'self' ${site};`);
});

test('sites of the menu may be framed, those that open out may not', () => {
  const item = {
    id: 1,
    shown: true,
    text: 'Help',
    icon: null,
    href: 'https://help.example/start?a=1',
    routeName: null,
    markAsNew: false,
    openInNewTab: false,
    showInInternal: true,
    showInPublic: true,
    translations: {},
  };
  const out = { ...item, id: 2, href: 'https://out.example/', openInNewTab: true };
  const policy = contentSecurityPolicy('n', false, outsideHosts(resolveSettings({}, [item, item, out])));
  expect(policy).toContain("frame-src 'self' https://help.example;");
});

test('an installation may switch every panel’s own code off', async () => {
  const database = await testDatabase();
  const [on, off] = [await testApp(database), await testApp(database, { config: { customCode: false } })];
  const panel = await on.installation.panels.byHost('localhost');
  if (!panel) throw new Error('No root panel');
  await changeSettings(await testContext(database, { panel }), { customCode: 'ours()' });
  const code = async (app: typeof on) => (await app.call('/settings')).json().data.customCode;
  await expect.poll(() => code(on), { timeout: 10_000 }).toBe('ours()');
  expect(await code(off)).toBe('');
});

test('a captcha that is switched off opens nothing, and the API’s own host only connections', () => {
  expect(policyOf({ captcha: { provider: 'turnstile' }, captcha_is_enabled: false })).toBe(policyOf({}));
  const policy = contentSecurityPolicy(
    'n',
    false,
    outsideHosts(resolveSettings({}), { apiUrl: 'https://api.example' }),
  );
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy.match(/api\.example/g)).toHaveLength(1);
});

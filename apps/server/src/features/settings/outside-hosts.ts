import type { Settings } from '@marquee/contract/shell/settings.ts';
import type { OutsideHosts } from '../../platform/http/security/content-security-policy.ts';

const googleHosts: Partial<OutsideHosts> = {
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  frame: ['https://*.googletagmanager.com'],
};

const metrikaHosts: Partial<OutsideHosts> = {
  connect: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.com'],
  frame: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
};

const pixelHosts: Partial<OutsideHosts> = {
  connect: ['https://*.facebook.com', 'https://*.facebook.net'],
  frame: ['https://*.facebook.com'],
};

const crispHosts: Partial<OutsideHosts> = {
  connect: ['https://*.crisp.chat', 'wss://*.relay.crisp.chat'],
  frame: ['https://*.crisp.chat'],
  style: ['https://client.crisp.chat'],
  font: ['https://client.crisp.chat'],
  media: ['https://client.crisp.chat'],
};

const jivoAddresses = ['https://*.jivosite.com', 'https://*.jivo.ru', 'https://*.jivochat.com'];
const jivoHosts: Partial<OutsideHosts> = {
  connect: [...jivoAddresses, 'wss://*.jivosite.com', 'wss://*.jivo.ru', 'wss://*.jivochat.com'],
  frame: jivoAddresses,
  style: jivoAddresses,
  font: jivoAddresses,
  media: jivoAddresses,
};

const captchaHosts: Record<Settings['captcha']['provider'], Partial<OutsideHosts>> = {
  altcha: {},
  recaptcha: {
    connect: ['https://www.google.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  hcaptcha: {
    connect: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frame: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    style: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  turnstile: {
    connect: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
  },
};

/** Sites that the panel's menu opens inside the panel. */
function viewedHosts(items: Settings['customMenuItems']): Partial<OutsideHosts> {
  const viewed = items.filter(({ href, openInNewTab }) => href !== null && !openInNewTab);
  return { frame: [...new Set(viewed.flatMap(({ href }) => (href ? [new URL(href).origin] : [])))] };
}

interface OtherHosts {
  /** For a sign-in that needs its own script and frame. */
  signIn?: readonly string[];
  /** Whose publications may be shown. */
  embeds?: readonly string[];
  /** Where the API is, if not on the panel's own host. */
  apiUrl?: string | undefined;
}

/** Third-party hosts that the panel's pages may contact: only those its settings name. */
export function outsideHosts(
  { analytics, chatWidgets, captcha, captcha_is_enabled, customMenuItems }: Settings,
  { signIn = [], embeds = [], apiUrl }: OtherHosts = {},
): OutsideHosts {
  const used = [
    viewedHosts(customMenuItems),
    { connect: signIn, frame: signIn },
    { connect: apiUrl ? [apiUrl] : [], frame: embeds },
    (analytics.googleAnalyticsId || analytics.googleTagManagerId) && googleHosts,
    analytics.yandexMetrikaId && metrikaHosts,
    analytics.facebookPixelId && pixelHosts,
    chatWidgets.crispWebsiteId && crispHosts,
    chatWidgets.jivoWidgetId && jivoHosts,
    captcha_is_enabled && captchaHosts[captcha.provider],
  ].flatMap((hosts) => (hosts ? [hosts] : []));
  const all = (kind: keyof OutsideHosts) => used.flatMap((hosts) => hosts[kind] ?? []);
  return {
    connect: all('connect'),
    frame: all('frame'),
    style: all('style'),
    font: all('font'),
    media: all('media'),
  };
}

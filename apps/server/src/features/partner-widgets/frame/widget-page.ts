import { readableTextOn } from '@marquee/domain/colors/contrast.ts';
import { numberStyleFor } from '@marquee/domain/format/number-style-of.ts';
import { defaultLocale, isLocale, type Locale, languageAttributes } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { widgetPaymentPath } from '@marquee/domain/routes/widget-payment-path.ts';
import { loadArea } from '@marquee/i18n/load-phrases.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { FileRequest, SiteFile } from '../../../platform/http/files/site-file.ts';
import { findWidget, type OrderWidget } from '../../order-widgets/index.ts';
import { getSettings } from '../../settings/index.ts';
import { frameStyle } from './frame-style.ts';

const entry = 'src/entry-widget.ts';

/** The order form inside a partner's page: a document of its own, without a session and without cookies. */
export const widgetPage: SiteFile = {
  path: '/widget/:apiToken',
  answer: async (ctx, request) => {
    const { apiToken } = request.params;
    const widget = await findWidget(ctx, (one) => one.apiToken === apiToken);
    if (!widget) return refuse('not_found');
    return {
      type: 'text/html; charset=utf-8',
      body: await writePage(ctx, widget, request),
      maxAgeSeconds: 0,
      isFramed: true,
      headers: {
        'content-security-policy': policy(widget, request.nonce),
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'strict-origin',
        // Its nonce is of this answer.
        'cache-control': 'no-store',
      },
    };
  },
};

/** Only the sites that its partner has named may frame it, and the panel's own preview. */
function policy({ allowedOrigins }: OrderWidget, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...allowedOrigins].join(' ')}`,
  ].join('; ');
}

async function writePage(ctx: Context, widget: OrderWidget, request: FileRequest): Promise<string> {
  const locale = pageLocale(widget, request);
  const [settings, phrases] = await Promise.all([getSettings(ctx), loadArea(locale, 'widget')]);
  const { colors, panelName } = settings;
  const light = widget.color ?? colors.light.primary;
  const dark = widget.color ?? colors.dark.primary;
  const brand = `:root{color-scheme:${schemes[widget.theme]};--brand:light-dark(${light},${dark});--on-brand:light-dark(${readableTextOn(light)},${readableTextOn(dark)})}`;
  const config = {
    token: widget.apiToken,
    locale,
    panelName,
    origins: [request.origin, ...widget.allowedOrigins],
    serviceId: widget.serviceId === null ? null : Number(widget.serviceId),
    serviceTypeId: widget.serviceTypeId === null ? null : Number(widget.serviceTypeId),
    termsPath: localizedPath('/terms', locale),
    statusPath: localizedPath('/order-status/', locale),
    paymentPath: localizedPath(widgetPaymentPath, locale),
    numbers: numberStyleFor(locale, settings.numbers_by_language),
    phrases,
  };
  const { nonce } = request;
  const scripts = request
    .assets(entry, [])
    .filter(({ kind, source }) => kind === 'script' && !source.startsWith('/@'))
    .map(({ source }) => `<script type="module" nonce="${nonce}" src="${escapeText(source)}"></script>`);
  return `<!doctype html><html ${languageAttributes(locale)}><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
<title>${escapeText(`${phrases.title} · ${panelName}`)}</title>\
<style nonce="${nonce}">${brand}${frameStyle}</style></head>\
<body><main id="widget"><p role="status">${escapeText(phrases.loading)}</p></main>\
<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>\
${scripts.join('')}</body></html>`;
}

const schemes = { auto: 'light dark', light: 'light', dark: 'dark' } as const;

/** The partner's choice, else the one the embedding page asks for. */
function pageLocale({ locale }: OrderWidget, { query }: FileRequest): Locale {
  if (isLocale(locale)) return locale;
  return isLocale(query.locale) ? query.locale : defaultLocale;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

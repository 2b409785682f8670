import { type Locale, languageAttributes } from '@marquee/domain/locale/locales.ts';
import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../errors.ts';
import { asRefusal, errorBody, isUnexpected, retryAfter } from './error-handler.ts';

const styles = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}\
main{max-width:32rem;margin:20vh auto;padding:0 1.5rem;text-align:center}\
.status{font-size:3rem;font-weight:700;margin:0;opacity:.35}h1{font-size:1.25rem;margin:.5rem 0 1.5rem}\
a{color:LinkText}.brand{padding:1rem 1.5rem;color:#fff;font-weight:600;font-size:1.125rem}`;

/** An error as a page, in the language of the address. */
export async function sendFailedPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refusal = asRefusal(error);
  if (isUnexpected(error)) request.log.error({ err: error }, 'page failed');
  const seconds = retryAfter(refusal);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  // Search engines forget pages that are locked or gone; this one may open again.
  const isClosed = refusal.code === 'panel_closed';
  if (isClosed) reply.header('retry-after', '86400');
  return reply
    .status(isClosed ? 503 : refusal.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(await plainErrorPage(splitLocale(request.url).locale, refusal, request.nonce));
}

/** Shown when the web app cannot render: no scripts, only a message and a link home. */
async function plainErrorPage(locale: Locale, refusal: Refusal, nonce: string): Promise<string> {
  const { message } = errorBody(refusal, locale);
  const t = await translator(locale);
  const isClosed = refusal.code === 'panel_closed';
  const contact = String(refusal.values.contact ?? '');
  const action = isClosed
    ? `<p>${escapeText(contact ? t('shell.errors.closedPanelContact', { contact }) : t('shell.errors.closedPanel'))}</p>`
    : `<a href="${localizedPath('/', locale)}">${escapeText(t('shell.errors.errorPage.action'))}</a>`;
  const status = isClosed ? '' : `<p class="status">${refusal.status}</p>`;
  const brand = isClosed ? brandOf(refusal) : { bar: '', style: '' };
  return `<!doctype html><html ${languageAttributes(locale)}><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">\
<title>${isClosed ? escapeText(message) : refusal.status}</title><style nonce="${nonce}">${styles}${brand.style}</style></head>\
<body>${brand.bar}<main>${status}<h1>${escapeText(message)}</h1>${action}</main></body></html>`;
}

/** The header of a closed panel, in its own colours, so that its customers see where they are. */
function brandOf({ values: { name, left, right } }: Refusal): { bar: string; style: string } {
  const colors = [left, right].map(String).filter((color) => /^#[\da-f]{6}$/i.test(color));
  if (!name || colors.length < 2) return { bar: '', style: '' };
  return {
    bar: `<header class="brand">${escapeText(String(name))}</header>`,
    style: `.brand{background:linear-gradient(90deg,${colors.join()})}`,
  };
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

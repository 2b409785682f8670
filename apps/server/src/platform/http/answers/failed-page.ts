import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../errors.ts';
import { asRefusal, errorBody, isUnexpected, retryAfter } from './error-handler.ts';

const styles = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}\
main{max-width:32rem;margin:20vh auto;padding:0 1.5rem;text-align:center}\
.status{font-size:3rem;font-weight:700;margin:0;opacity:.35}h1{font-size:1.25rem;margin:.5rem 0 1.5rem}\
a{color:LinkText}`;

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
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(await plainErrorPage(splitLocale(request.url).locale, refusal, request.nonce));
}

/** Shown when the web app cannot render: no scripts, only a message and a link home. */
async function plainErrorPage(locale: Locale, refusal: Refusal, nonce: string): Promise<string> {
  const { message } = errorBody(refusal, locale);
  const home = (await translator(locale))('shell.errors.errorPage.action');
  return `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">\
<title>${refusal.status}</title><style nonce="${nonce}">${styles}</style></head>\
<body><main><p class="status">${refusal.status}</p><h1>${escapeText(message)}</h1>\
<a href="${localizedPath('/', locale)}">${escapeText(home)}</a></main></body></html>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

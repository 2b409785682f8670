import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { asRefusal, errorBody, retryAfter, sendError } from '../answers/error-handler.ts';
import { accepts } from '../answers/prepared.ts';
import { callInProcess } from '../calls/call-in-process.ts';
import { toIncoming } from '../calls/incoming.ts';
import { toReply } from '../calls/reply.ts';
import { type ContextSource, pageContext } from '../calls/request-context.ts';
import type { Route } from '../calls/route.ts';
import { type GuestAnswer, renderForGuest } from './guest-pages.ts';
import { createPageRenders } from './page-renders.ts';
import { rememberCountry } from './visitor-country.ts';
import { localeRedirect } from './wanted-locale.ts';
import type { WebAppSource } from './web-app.ts';

const styles = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}\
main{max-width:32rem;margin:20vh auto;padding:0 1.5rem;text-align:center}\
.status{font-size:3rem;font-weight:700;margin:0;opacity:.35}h1{font-size:1.25rem;margin:.5rem 0 1.5rem}\
a{color:LinkText}`;

/** The content security policy, which depends on the outside services the panel has switched on. */
export type PagePolicy = (ctx: Context, nonce: string) => Promise<string>;

/** Every GET that is neither an endpoint nor a file is a page; unknown API paths get a JSON error. */
export function addPages(
  server: FastifyInstance,
  web: WebAppSource,
  routes: readonly Route[],
  source: ContextSource,
  policy: PagePolicy,
  limiter: RateLimiter,
): void {
  const callAs = callInProcess(routes, source.checkProof);
  const renders = createPageRenders();

  server.get('/*', async (request, reply) => {
    const { locale, path } = splitLocale(pathname(request.url));
    if (path.startsWith('/api/v')) return sendError(new Refusal('not_found'), request, reply);
    rememberCountry(request, reply);
    const redirect = localeRedirect({
      url: request.url,
      cookie: request.cookies.locale,
      acceptLanguage: request.headers['accept-language'],
    });
    if (redirect) return reply.header('vary', 'accept-language, cookie').redirect(redirect, 302);
    try {
      const ctx = { ...(await pageContext(source, request, reply)), locale };
      const app = await web.load();
      reply.header('content-security-policy', await policy(ctx, request.nonce));
      const incoming = toIncoming(request, ctx.panel, limiter);
      const page = {
        url: `${request.siteOrigin}${request.url}`,
        cookies: request.headers.cookie ?? '',
        locale,
        nonce: request.nonce,
        now: source.appServices.clock.now().getTime(),
        call: callAs(ctx, toReply(reply), incoming),
        assets: web.assets,
      };
      const takesGzip = accepts(request.headers['accept-encoding'], 'gzip');
      const answer: GuestAnswer = await (ctx.actor.kind === 'user'
        ? renders.members.run(String(ctx.actor.accountId), () => app.render(page))
        : renderForGuest(ctx, { app, request: page, takesGzip, renders, network: incoming.subnet }));
      if (answer.failure) request.log.error({ err: answer.failure }, 'page failed');
      if (answer.location) return reply.redirect(answer.location, answer.status);
      if (answer.gzip) reply.header('content-encoding', 'gzip');
      return reply
        .status(answer.status)
        .header('cache-control', 'private, no-cache')
        .header('vary', 'accept-encoding, cookie')
        .type('text/html; charset=utf-8')
        .send(answer.gzip ?? answer.html ?? answer.missing?.html());
    } catch (error) {
      return sendFailedPage(error, request, reply, locale);
    }
  });
}

async function sendFailedPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Parameters<typeof plainErrorPage>[0],
): Promise<FastifyReply> {
  const refusal = asRefusal(error);
  // A full queue says so itself, once per request: a line for each would make a flood worse.
  const isMeant = refusal === error && refusal.code === 'overloaded';
  if (refusal.status >= 500 && !isMeant) request.log.error({ err: error }, 'page failed');
  const seconds = retryAfter(refusal);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(await plainErrorPage(locale, refusal, request.nonce));
}

function pathname(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
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

import { isConsolePath } from '@marquee/domain/routes/console-path.ts';
import { splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { widgetPaymentPath } from '@marquee/domain/routes/widget-payment-path.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { sendError } from '../answers/error-handler.ts';
import { sendFailedPage } from '../answers/failed-page.ts';
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
  apiUrl?: string,
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
      // The console talks to nobody outside, so the policy of every answer is enough for it.
      if (!isConsolePath(path)) reply.header('content-security-policy', await policy(ctx, request.nonce));
      if (path === widgetPaymentPath) reply.header('cross-origin-opener-policy', 'unsafe-none');
      const incoming = toIncoming(request, ctx.panel, limiter);
      const page = {
        url: `${request.siteOrigin}${request.url}`,
        cookies: request.headers.cookie ?? '',
        locale,
        nonce: request.nonce,
        now: source.appServices.clock.now().getTime(),
        call: callAs(ctx, toReply(reply), incoming),
        assets: web.assets,
        ...(apiUrl ? { apiUrl } : {}),
      };
      const takesGzip = accepts(request.headers['accept-encoding'], 'gzip');
      const answer: GuestAnswer = await (ctx.actor.kind === 'user'
        ? renders.members.run(String(ctx.actor.accountId), () => app.render(page))
        : renderForGuest(ctx, { app, request: page, takesGzip, renders, network: incoming.subnet }));
      if (answer.failure) request.log.error({ err: answer.failure }, 'page failed');
      if (answer.location) return reply.redirect(answer.location, answer.status);
      if (answer.isSecret) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
      if (answer.gzip) reply.header('content-encoding', 'gzip');
      return reply
        .status(answer.status)
        .header('cache-control', answer.isSecret ? 'no-store' : 'private, no-cache')
        .header('vary', 'accept-encoding, cookie')
        .type('text/html; charset=utf-8')
        .send(answer.gzip ?? answer.html ?? answer.missing?.html() ?? Buffer.of());
    } catch (error) {
      return sendFailedPage(error, request, reply);
    }
  });
}

function pathname(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

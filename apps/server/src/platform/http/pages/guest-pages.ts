import type { CacheDefinition } from '../../caches.ts';
import type { Context } from '../../context.ts';
import type { PageAnswer, PageRequest, WebApp } from './web-app.ts';

/** A rendered page cut at its nonce, so that every visitor gets one of their own. */
interface KeptPage {
  status: number;
  pieces: readonly string[];
}

const mostPages = 300;

/** Whatever changes in a panel, its pages are rendered anew; none lives longer than a minute. */
const guestPages: CacheDefinition<Map<string, Promise<KeptPage | PageAnswer>>> = {
  name: 'guest-pages',
  topics: 'all',
  load: async () => new Map(),
};

/** All guests with the same address, language, currency and theme see the same page: it is rendered once. */
export async function renderForGuest(ctx: Context, app: WebApp, request: PageRequest): Promise<PageAnswer> {
  const pages = await ctx.caches.get(guestPages, ctx.panel.id);
  const key = JSON.stringify([request.url, request.locale, app.variant(request.cookies)]);
  const known = pages.get(key) ?? render(app, request);
  if (!pages.has(key)) {
    if (pages.size >= mostPages) pages.clear();
    pages.set(key, known);
    known.then(
      (page) => !('pieces' in page) && pages.delete(key),
      () => pages.delete(key),
    );
  }
  const page = await known;
  return 'pieces' in page ? { status: page.status, html: page.pieces.join(request.nonce) } : page;
}

/** Redirects, failures and what does not exist are not worth keeping. */
async function render(app: WebApp, request: PageRequest): Promise<KeptPage | PageAnswer> {
  const answer = await app.render(request);
  if (answer.status !== 200 || answer.failure || answer.html === undefined) return answer;
  return { status: answer.status, pieces: answer.html.split(request.nonce) };
}

import { LRUCache } from 'lru-cache';
import type { CacheDefinition } from '../../caches.ts';
import type { Context } from '../../context.ts';
import { type GzipPieces, gzipPieces } from './gzip-pieces.ts';
import type { PageAnswer, PageRequest, WebApp } from './web-app.ts';

/** As it was rendered for the first visitor; cut at its nonce when others come, who get one of their own each. */
interface KeptPage {
  status: number;
  html: string;
  nonce: string;
  pieces?: readonly string[];
  packed?: GzipPieces;
}

/** As `html`, or as the bytes of a gzip stream for who takes those. */
export type GuestAnswer = PageAnswer & { gzip?: Buffer };

const mostPages = 300;

/** Whatever changes in a panel, its pages are rendered anew; none lives longer than a minute. */
const guestPages: CacheDefinition<LRUCache<string, Promise<KeptPage | PageAnswer>>> = {
  name: 'guest-pages',
  topics: 'all',
  load: async () => new LRUCache({ max: mostPages }),
};

/** All guests with the same address, language, currency and theme see the same page: it is rendered once. */
export async function renderForGuest(
  ctx: Context,
  app: WebApp,
  request: PageRequest,
  takesGzip: boolean,
): Promise<GuestAnswer> {
  const pages = await ctx.caches.get(guestPages, ctx.panel.id);
  const key = JSON.stringify([request.url, request.locale, app.variant(request.cookies)]);
  const known = pages.get(key) ?? render(app, request);
  if (!pages.has(key)) {
    pages.set(key, known);
    known.then(
      (page) => !('nonce' in page) && pages.delete(key),
      () => pages.delete(key),
    );
  }
  const page = await known;
  if (!('nonce' in page)) return page;
  const { status, html, nonce } = page;
  if (!takesGzip && nonce === request.nonce) return { status, html };
  page.pieces ??= html.split(nonce);
  if (!takesGzip) return { status, html: page.pieces.join(request.nonce) };
  page.packed ??= gzipPieces(page.pieces);
  return { status, gzip: page.packed.join(request.nonce) };
}

/** Redirects, failures and what does not exist are not worth keeping. */
async function render(app: WebApp, request: PageRequest): Promise<KeptPage | PageAnswer> {
  const answer = await app.render(request);
  if (answer.status !== 200 || answer.failure || answer.html === undefined) return answer;
  return { status: answer.status, html: answer.html, nonce: request.nonce };
}

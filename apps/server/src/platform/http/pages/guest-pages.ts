import { LRUCache } from 'lru-cache';
import type { CacheDefinition } from '../../caches.ts';
import { composedKey } from '../../composed-key.ts';
import type { Context } from '../../context.ts';
import { type GzipPieces, gzipPieces } from './gzip-pieces.ts';
import type { PageAnswer, PageRequest, WebApp } from './web-app.ts';

/** A page as rendered for the first visitor; it is split at its nonce, so that each visitor gets a new one. */
interface CachedPage {
  status: number;
  html: string;
  nonce: string;
  pieces?: readonly string[];
  packed?: GzipPieces;
}

/** Either `html` or `gzip`. */
export type GuestAnswer = PageAnswer & { gzip?: Buffer };

const maxPages = 300;

/** Any change in a panel clears its pages; none is cached for longer than a minute. */
const guestPages: CacheDefinition<LRUCache<string, Promise<CachedPage | PageAnswer>>> = {
  name: 'guest-pages',
  topics: 'all',
  load: async () => new LRUCache({ max: maxPages }),
};

/** Guests with the same URL, language, currency and theme see the same page, so it is rendered once. */
export async function renderForGuest(
  ctx: Context,
  app: WebApp,
  request: PageRequest,
  takesGzip: boolean,
): Promise<GuestAnswer> {
  const pages = await ctx.caches.get(guestPages, ctx.panel.id);
  const key = composedKey(request.url, request.locale, app.variant(request.cookies));
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

/** Redirects, errors and missing pages are not cached. */
async function render(app: WebApp, request: PageRequest): Promise<CachedPage | PageAnswer> {
  const answer = await app.render(request);
  if (answer.status !== 200 || answer.failure || answer.html === undefined) return answer;
  return { status: answer.status, html: answer.html, nonce: request.nonce };
}

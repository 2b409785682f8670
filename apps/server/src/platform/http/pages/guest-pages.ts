import { LRUCache } from 'lru-cache';
import type { CacheDefinition } from '../../caches.ts';
import { composedKey } from '../../composed-key.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { MemoryBudget } from '../../memory-budget.ts';
import { type GzipPieces, gzipPieces } from './gzip-pieces.ts';
import type { PageRenders } from './page-renders.ts';
import type { GuestAddress, PageAnswer, PageRequest, WebApp } from './web-app.ts';

/** A page as rendered for the first visitor, split at its nonce, so that each visitor gets a new one. */
interface CachedPage {
  status: number;
  size: number;
  pieces: readonly Buffer[];
  packed?: GzipPieces;
}

/** Either `html`, or the same packed as `gzip`. */
export type GuestAnswer = PageAnswer & { gzip?: Buffer };

type Rendered = CachedPage | PageAnswer;

interface GuestPages {
  /** Addresses without a query. What anyone can invent is kept apart and cannot push them out. */
  pages: LRUCache<string, CachedPage>;
  others: LRUCache<string, CachedPage>;
  rendering: Map<string, Promise<Rendered>>;
  /** Tells that they were used. */
  use(): void;
}

const [maxPages, maxOthers] = [300, 100];
/** Over all panels of the process, in bytes. */
const budget = new MemoryBudget(128_000_000);

/** Any change in a panel clears its pages; none is cached for longer than a minute. */
const guestPages: CacheDefinition<GuestPages> = {
  name: 'guest-pages',
  topics: 'all',
  load: async (_, panelId) => {
    const sized = (max: number) =>
      new LRUCache<string, CachedPage>({ max, maxSize: Number.MAX_SAFE_INTEGER, sizeCalculation });
    const [pages, others] = [sized(maxPages), sized(maxOthers)];
    const forget = () => {
      pages.clear();
      others.clear();
    };
    const use = () => budget.use(String(panelId), pages.calculatedSize + others.calculatedSize, forget);
    return { pages, others, rendering: new Map(), use };
  },
};

/** Its bytes, and less than as many again once they are packed. */
function sizeCalculation({ size }: CachedPage): number {
  return 2 * size + 1;
}

interface Visit {
  app: WebApp;
  request: PageRequest;
  takesGzip: boolean;
  renders: PageRenders;
  /** Visitors of one network take turns with those of others. */
  network: string;
}

/** Guests with the same address, language, currency and theme see the same page, so it is rendered once. */
export async function renderForGuest(ctx: Context, visit: Visit): Promise<GuestAnswer> {
  const { app, request, renders, network } = visit;
  const address = app.address(request.url, request.locale);
  // Of no use to anybody else, and often behind a secret address.
  if (address.kind === 'personal') return renders.queries.run(network, () => app.render(request));
  const kept = await ctx.caches.get(guestPages, ctx.panel.id);
  const key = composedKey(address.href, request.locale, app.variant(request.cookies));
  const known = kept.pages.get(key) ?? kept.others.get(key);
  if (known) {
    kept.use();
    return present(known, visit);
  }
  const queue = address.kind === 'page' ? renders.pages : renders.queries;
  const started = kept.rendering.get(key);
  const rendering =
    started ??
    queue.run(network, () => render(kept, key, visit, address)).finally(() => kept.rendering.delete(key));
  if (!started) kept.rendering.set(key, rendering);
  try {
    const page = await rendering;
    // Where a redirect leads may depend on the rest of the address.
    if ('location' in page && page.location && address.href !== request.url)
      return await queue.run(network, () => app.render(request));
    return present(page, visit);
  } catch (error) {
    // Whoever started it had no more turns; this visitor may have.
    const isOthers = started && error instanceof Refusal && error.code === 'overloaded';
    if (isOthers) return renderForGuest(ctx, visit);
    throw error;
  }
}

function present(page: Rendered, { request, takesGzip }: Visit): GuestAnswer {
  if (!('pieces' in page)) return page;
  const { status, pieces } = page;
  if (takesGzip) {
    page.packed ??= gzipPieces(pieces);
    return { status, gzip: page.packed.join(request.nonce) };
  }
  return { status, html: joinBytes(pieces, Buffer.from(request.nonce)) };
}

function cachedPage(status: number, html: Buffer, nonce: string): CachedPage {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
    pieces.push(html.subarray(from, at));
    from = at + nonce.length;
  }
  return { status, size: html.length, pieces: [...pieces, html.subarray(from)] };
}

/** Copies bytes: writing the text anew for each visitor would take ten times as long. */
function joinBytes(pieces: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));
}

/** Redirects and errors are not cached. */
async function render(
  kept: GuestPages,
  key: string,
  { app, takesGzip, request: asked }: Visit,
  { href, kind }: GuestAddress,
): Promise<Rendered> {
  const request = { ...asked, url: href };
  const answer = await app.render(request);
  if (answer.missing) return missingPage(kept, key, app, request, answer.missing);
  if (answer.status !== 200 || answer.failure || answer.html === undefined) return answer;
  const page = cachedPage(answer.status, answer.html, request.nonce);
  // Packing takes as long as many requests, so it is part of the turn.
  if (takesGzip) page.packed = gzipPieces(page.pieces);
  (kind === 'page' ? kept.pages : kept.others).set(key, page);
  kept.use();
  return page;
}

/** All addresses that lead nowhere share a page per kind, so that inventing them costs no rendering. */
function missingPage(
  { others }: GuestPages,
  key: string,
  app: WebApp,
  { locale, cookies, nonce }: PageRequest,
  { name, html }: NonNullable<PageAnswer['missing']>,
): CachedPage {
  const sharedKey = composedKey('missing', name, locale, app.variant(cookies));
  const page = others.get(sharedKey) ?? cachedPage(404, html(), nonce);
  others.set(key, page);
  others.set(sharedKey, page);
  return page;
}

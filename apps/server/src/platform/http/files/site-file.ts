import type { Context } from '../../context.ts';
import type { AssetsOf } from '../pages/web-app.ts';

/** What a file may depend on besides the panel; never on cookies. */
export interface FileRequest {
  /** The request's host, which is one of the panel's, with the scheme and port of `PUBLIC_URL`. */
  origin: string;
  nonce: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  /** Of the web app; none where only the API is served. */
  assets: AssetsOf;
}

export interface FileAnswer {
  type: string;
  body: string | Buffer;
  /** How long it may be cached. */
  maxAgeSeconds: number;
  headers?: Readonly<Record<string, string>>;
  /** Its own policy says who may frame it. */
  isFramed?: true;
}

/** A public file at a fixed path that browsers and search engines look for; not part of the API. */
export interface SiteFile {
  /** `:name` matches one segment. */
  path: string;
  answer(ctx: Context, request: FileRequest): Promise<FileAnswer>;
}

import type { Context } from '../../context.ts';

/** What a file may depend on besides the panel; never on cookies. */
export interface FileRequest {
  /** Scheme, host and port of the request; the host is one of the panel's. */
  origin: string;
  nonce: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
}

export interface FileAnswer {
  type: string;
  body: string | Buffer;
  /** How long it may be cached. */
  maxAgeSeconds: number;
  headers?: Readonly<Record<string, string>>;
}

/** A public file at a fixed path that browsers and search engines look for; not part of the API. */
export interface SiteFile {
  /** `:name` matches one segment. */
  path: string;
  answer(ctx: Context, request: FileRequest): Promise<FileAnswer>;
}

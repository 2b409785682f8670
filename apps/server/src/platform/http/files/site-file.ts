import type { Context } from '../../context.ts';

/** What of the request a file may depend on, beside the panel of its context: never a cookie. */
export interface FileRequest {
  /** Scheme, host and port as the visitor wrote them; the host is one of the panel's own. */
  origin: string;
  nonce: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
}

export interface FileAnswer {
  type: string;
  body: string | Buffer;
  /** How long it may be used without asking again. */
  maxAgeSeconds: number;
  headers?: Readonly<Record<string, string>>;
}

/** A file that browsers, systems and search engines look for at a fixed address: public, and no call of the API. */
export interface SiteFile {
  /** `:name` stands for one segment. */
  path: string;
  answer(ctx: Context, request: FileRequest): Promise<FileAnswer>;
}

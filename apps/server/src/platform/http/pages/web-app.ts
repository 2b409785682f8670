import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { InProcessCall } from '../calls/call-in-process.ts';

/** The web app as the server sees it; loaded at run time, never imported. */
export interface WebApp {
  render(request: PageRequest): Promise<PageAnswer>;
  /** The address as far as it changes what a guest sees: parameters that no page reads are left out. */
  address(url: string, locale: Locale): GuestAddress;
  /** The part of the cookies that changes how a page looks. */
  variant(cookies: string): string;
}

export interface GuestAddress {
  href: string;
  /** Of queries there is no end; a `personal` page is of no use to another visitor. */
  kind: 'page' | 'query' | 'personal';
}

export interface PageRequest {
  url: string;
  cookies: string;
  locale: Locale;
  nonce: string;
  now: number;
  call: InProcessCall;
  /** Where the browser finds the API, if not on the page's own host. */
  apiUrl?: string;
  assets: AssetsOf;
}

export interface PageAnswer {
  status: number;
  location?: string;
  html?: Buffer;
  /** Instead of `html`: a page that says what is missing, the same for all addresses of this name. */
  missing?: { name: string; html(): Buffer };
  /** The error to log; the visitor sees the error page. */
  failure?: unknown;
  /** The address is a secret: no cache and no other site may learn it. */
  isSecret?: boolean;
}

export interface Asset {
  kind: 'script' | 'style' | 'preload-script' | 'preload-font' | 'inline-script';
  source: string;
}

/** What a page needs that starts with this file and shows these. */
export type AssetsOf = (entry: string, files: readonly string[]) => Asset[];

/** The production build or the development server. */
export interface WebAppSource {
  /** Changes with every build; absent in development, where there is no service worker. */
  version?: string;
  load(): Promise<WebApp>;
  assets: AssetsOf;
  close(): Promise<void>;
}

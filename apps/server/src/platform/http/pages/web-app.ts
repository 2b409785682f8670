import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { InProcessCall } from '../calls/call-in-process.ts';

/** The web app as the server sees it: one function, loaded at run time, never imported. */
export interface WebApp {
  render(request: PageRequest): Promise<PageAnswer>;
  /** Names the part of a visitor's cookies that changes what a page looks like. */
  variant(cookies: string): string;
}

export interface PageRequest {
  url: string;
  cookies: string;
  locale: Locale;
  nonce: string;
  now: number;
  call: InProcessCall;
  assets(files: readonly string[]): Asset[];
}

export interface PageAnswer {
  status: number;
  location?: string;
  html?: string;
  /** What went wrong while loading, for the log; the visitor has got the error page. */
  failure?: unknown;
}

export interface Asset {
  kind: 'script' | 'style' | 'preload-script' | 'preload-font' | 'inline-script';
  source: string;
}

/** Where pages come from: the build, or the development server. */
export interface WebAppSource {
  /** Changes with every build; absent in development, which has no service worker. */
  version?: string;
  load(): Promise<WebApp>;
  assets(files: readonly string[]): Asset[];
  close(): Promise<void>;
}

import type { Currency } from '@marquee/domain/currency/currencies.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import type { RelativeTimes } from '@marquee/domain/format/relative-times.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { LoadedPhrases } from './phrase-store.ts';
import { unpackRows } from './unpack-rows.ts';

export type Theme = 'light' | 'dark';

/** Part of the document, so that the browser's first render equals the server's. */
export interface PageState {
  locale: Locale;
  currency: Currency;
  /** Absent: the visitor has not chosen and follows the system. */
  theme?: Theme;
  sidebarCollapsed?: true;
  /** When the server rendered, so that relative dates agree. */
  now: number;
  /** How the visitor's language writes numbers, on a panel that wants it; the server has the language's data. */
  numbers?: NumberStyle;
  /** For a page that tells distances in time. */
  relativeTimes?: RelativeTimes;
  /** Where the API is, if not on this host. */
  apiUrl?: string;
  phrases: LoadedPhrases;
  /** The data that the page was drawn with, by key. */
  queries: [key: QueryKey, data: unknown][];
  router: HydrationState;
}

/** Placed right after the visible content. */
export const pageStateId = 'page-state';

export function readPageState(): PageState {
  const element = document.getElementById(pageStateId);
  if (!element?.textContent) throw new Error('The page carries no state');
  const state: PageState = JSON.parse(element.textContent);
  return { ...state, queries: unpackRows(state.queries) as PageState['queries'] };
}

/** The document's nonce, for scripts and styles that we add. Browsers hide it from HTML but not from code. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

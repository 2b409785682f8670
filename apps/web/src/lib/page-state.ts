import type { Currency } from '@marquee/domain/currency/currencies.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { LoadedPhrases } from './phrase-store.ts';

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
  /** Where the API is, if not on this host. */
  apiUrl?: string;
  phrases: LoadedPhrases;
  queries: DehydratedState;
  router: HydrationState;
}

/** Placed right after the visible content. */
export const pageStateId = 'page-state';

export function pageStateElement(state: PageState): string {
  // `<` is the only character with which JSON could end the script element early.
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageStateId}">${json}</script>`;
}

export function readPageState(): PageState {
  const element = document.getElementById(pageStateId);
  if (!element?.textContent) throw new Error('The page carries no state');
  return JSON.parse(element.textContent) as PageState;
}

/** The document's nonce, for scripts and styles that we add. Browsers hide it from HTML but not from code. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

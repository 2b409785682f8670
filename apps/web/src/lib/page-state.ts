import type { Currency } from '@marquee/domain/currency/currencies.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { LoadedPhrases } from './phrase-store.ts';

export type Theme = 'light' | 'dark';

/** Travels inside the document so that the browser's first render is the server's, byte for byte. */
export interface PageState {
  locale: Locale;
  currency: Currency;
  /** Absent: the visitor has not chosen and follows the system. */
  theme?: Theme;
  sidebarCollapsed?: true;
  /** When the server rendered, so that relative dates agree. */
  now: number;
  phrases: LoadedPhrases;
  queries: DehydratedState;
  router: HydrationState;
}

/** Comes right behind all that is to be seen. */
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

/** The document's nonce, for scripts and styles that we add ourselves. Browsers hide it from HTML, not from code. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

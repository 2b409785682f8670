import type { Call } from '@marquee/contract/client.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createContext } from 'react-router';
import type { PhraseStore } from './phrase-store.ts';

/** What loaders use: created per request on the server, once per document in the browser. */
export interface AppServices {
  locale: Locale;
  queryClient: QueryClient;
  call: Call;
  phrases: PhraseStore;
  /** For scripts and styles that a component renders itself. */
  nonce: string;
  /** Only on the server: the HTML of a part whose state and identifiers do not matter, to be kept for other visitors. */
  draw?(part: ReactElement): string;
}

export const appServices = createContext<AppServices>();

import type { Call } from '@marquee/contract/client.ts';
import type { RelativeTimes } from '@marquee/domain/format/relative-times.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { KeptParts } from './kept-parts.ts';
import type { PhraseStore } from './phrase-store.ts';

/** What loaders use: created per request on the server, once per document in the browser. */
export interface AppServices {
  locale: Locale;
  queryClient: QueryClient;
  call: Call;
  phrases: PhraseStore;
  /** For scripts and styles that a component renders itself. */
  nonce: string;
  /** The server sends them along with a page that asks for them. */
  relativeTimes?(): RelativeTimes | undefined;
  /** Only on the server, and not while a part is drawn. */
  keptParts?: KeptParts;
}

export const appServices = createContext<AppServices>();

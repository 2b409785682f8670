import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Area, Phrases } from '@marquee/i18n/phrases.ts';
import { loadPhrases } from './load-phrases.ts';

export type LoadedPhrases = Partial<Phrases>;

/** The phrases of one locale, area by area: the first page's come with the document, others on demand. */
export interface PhraseStore {
  current(): LoadedPhrases;
  ensure(areas: readonly Area[]): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export function createPhraseStore(locale: Locale, initial: LoadedPhrases = {}): PhraseStore {
  let loaded = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => loaded,
    ensure: async (areas) => {
      const missing = areas.filter((area) => !(area in loaded));
      if (missing.length === 0) return;
      const arrived = await Promise.all(
        missing.map(async (area) => [area, await loadPhrases(locale, area)] as const),
      );
      loaded = { ...loaded, ...Object.fromEntries(arrived) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

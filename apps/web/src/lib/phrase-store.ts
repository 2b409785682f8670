import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Area, Phrases } from '@marquee/i18n/phrases.ts';
import { importPhrases } from './import-phrases.ts';

/** Where the build put the phrases; it changes with any of them, so they are cached forever. */
declare const __PHRASES__: string;

export type LoadedPhrases = Partial<Phrases>;

/**
 * The phrases of one locale by area: the first page's come with the document, others on demand. One object that
 * only grows, so that loading an area re-renders nothing on the page.
 */
export interface PhraseStore {
  current(): LoadedPhrases;
  ensure(areas: readonly Area[]): Promise<void>;
  /** For what shows once its phrases are there: a failure is kept until it is tried again. */
  ensureLater(areas: readonly Area[]): void;
  hasFailed(): boolean;
  retry(): void;
  subscribe(listener: () => void): () => void;
}

export function createPhraseStore(locale: Locale, initial: LoadedPhrases = {}): PhraseStore {
  const loaded = { ...initial };
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const ensure = async (areas: readonly Area[]) => {
    const missing = areas.filter((area) => !(area in loaded));
    if (missing.length === 0) return;
    const arrived = await Promise.all(
      missing.map(async (area) => [area, await loadPhrases(locale, area)] as const),
    );
    Object.assign(loaded, Object.fromEntries(arrived));
    for (const area of missing) failed.delete(area);
    notify();
  };
  const failed = new Set<Area>();
  const ensureLater = (areas: readonly Area[]) => {
    if (areas.some((area) => failed.has(area))) return;
    ensure(areas).catch(() => {
      for (const area of areas) if (!(area in loaded)) failed.add(area);
      notify();
    });
  };
  return {
    current: () => loaded,
    ensure,
    ensureLater,
    hasFailed: () => failed.size > 0,
    retry: () => {
      const again = [...failed];
      failed.clear();
      notify();
      for (const area of again) ensureLater([area]);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function loadPhrases<Name extends Area>(locale: Locale, area: Name): Promise<Phrases[Name]> {
  if (import.meta.env.SSR || import.meta.env.DEV) return importPhrases(locale, area);
  const response = await fetch(`${__PHRASES__}/${locale}/${area}.json`);
  if (!response.ok) throw new Error(`The phrases of ${area} did not load (${response.status})`);
  return response.json();
}

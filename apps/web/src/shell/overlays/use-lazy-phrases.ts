import type { Area } from '@marquee/i18n/phrases.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../lib/use-services.ts';

/** Loads phrases that the first page does not include; true once they are there. */
export function useLazyPhrases(areas: readonly Area[], isNeeded = true): boolean {
  const { phrases } = useServices();
  const ready = () => areas.every((area) => area in phrases.current());
  const loaded = useSyncExternalStore(phrases.subscribe, ready, ready);
  useEffect(() => {
    if (isNeeded && !loaded) phrases.ensureLater(areas);
  });
  return isNeeded && loaded;
}

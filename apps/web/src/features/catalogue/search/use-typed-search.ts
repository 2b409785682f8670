import { useEffect, useRef, useState } from 'react';
import { readySearch } from './instant-search.ts';

const pauseOnDevice = 40;
const pauseForServer = 250;

/**
 * The field shows every key at once. On the device the list follows 40 ms later; the address, and lists from the
 * server, follow after a pause in typing.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState({ text: search, from: search });
  // The address has caught up (a trailing blank stays in the field), or changed on its own.
  if (typed.from !== search) {
    setTyped({ text: typed.text.trim() === search ? typed.text : search, from: search });
  }
  const text = typed.text.trim();
  const [instant, setInstant] = useState<string>();
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (text === search) return;
    const soon = setTimeout(() => readySearch() && setInstant(text), pauseOnDevice);
    const later = setTimeout(() => latest.current(text), pauseForServer);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  }, [text, search]);
  return {
    text: typed.text,
    type: (text: string) => setTyped({ text, from: search }),
    /** What the list currently shows. */
    shown: (text === search ? undefined : instant) ?? search,
  };
}

import { useEffect, useRef, useState } from 'react';
import { readySearch } from './instant-search.ts';

const pauseOnDevice = 40;
const pauseForServer = 250;

export interface TypedSearch {
  /** What the address says. */
  search: string;
  onSearch(search: string): void;
  /** The list may show this before the address says it; nothing, if both say the same. */
  onInstant(text: string | undefined): void;
}

/**
 * The field shows every key at once. On the device the list follows 40 ms later; the address, and lists from the
 * server, follow after a pause in typing.
 */
export function useTypedSearch({ search, onSearch, onInstant }: TypedSearch) {
  const [typed, setTyped] = useState({ text: search, from: search });
  // The address has caught up (a trailing blank stays in the field), or changed on its own.
  if (typed.from !== search) {
    setTyped({ text: typed.text.trim() === search ? typed.text : search, from: search });
  }
  const text = typed.text.trim();
  const latest = useRef({ onSearch, onInstant });
  latest.current = { onSearch, onInstant };
  useEffect(() => {
    if (text === search) {
      latest.current.onInstant(undefined);
      return;
    }
    const soon = setTimeout(() => readySearch() && latest.current.onInstant(text), pauseOnDevice);
    const later = setTimeout(() => latest.current.onSearch(text), pauseForServer);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  }, [text, search]);
  return { text: typed.text, type: (text: string) => setTyped({ text, from: search }) };
}

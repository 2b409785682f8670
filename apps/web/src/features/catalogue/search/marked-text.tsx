import { matchRanges } from '@marquee/domain/search/match-ranges.ts';
import { searchWords } from '@marquee/domain/search/search-texts.ts';
import type { ReactNode } from 'react';

export function MarkedText({ text, search }: { text: string; search: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [start, stop] of matchRanges(text, searchWords(search))) {
    parts.push(text.slice(end, start), <mark key={start}>{text.slice(start, stop)}</mark>);
    end = stop;
  }
  return [...parts, text.slice(end)];
}

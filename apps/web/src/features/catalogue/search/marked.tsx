import { Suspense } from 'react';
import { keepDots } from '../../../lib/keep-dots.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';

const load = async () => (await import('./marked-text.tsx')).MarkedText;
const MarkedText = import.meta.env.SSR ? await load() : lazyComponent(load);

/** The text with the search terms highlighted; the code for that loads with the first search. */
export function Marked({ text: plain, search }: { text: string; search: string }) {
  const text = keepDots(plain);
  if (!search) return text;
  return (
    <Suspense fallback={text}>
      <MarkedText text={text} search={search} />
    </Suspense>
  );
}

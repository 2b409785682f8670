import { Suspense } from 'react';
import { lazyComponent } from '../lazy-component.ts';

export type IllustrationName = 'box' | 'search' | 'orders' | 'wallet' | 'trouble';

const load = async () => (await import('./illustration-drawings.tsx')).Drawing;
// Few pages show one. The server renders it directly; without a connection the page works without it.
const Drawing = import.meta.env.SSR
  ? await load()
  : lazyComponent(async () => await load().catch(() => () => null));

export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg
      viewBox="0 0 96 72"
      className="h-18 w-24"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="48" cy="66" rx="34" ry="4" className="fill-sunken" />
      <Suspense>
        <Drawing name={name} />
      </Suspense>
    </svg>
  );
}

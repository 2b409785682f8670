import type { ReactNode } from 'react';

interface Definition {
  term: ReactNode;
  text: string;
}

/** Terms and their meanings; stacked on phones. */
export function Definitions({ items }: { items: readonly Definition[] }) {
  return (
    <dl className="divide-y divide-line rounded-md border border-line bg-surface text-14">
      {items.map(({ term, text }) => (
        <div
          key={text}
          className="grid gap-1 px-4 py-3 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] tablet:gap-4"
        >
          <dt className="min-w-0 font-medium [overflow-wrap:anywhere]">{term}</dt>
          <dd className="min-w-0 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

const tones = {
  info: { Icon: Info, frame: 'bg-info-soft', icon: 'text-info-text' },
  warning: { Icon: TriangleAlert, frame: 'bg-warning-soft', icon: 'text-warning-text' },
};

/** For what must not be overlooked. */
export function Callout({ tone = 'info', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  const { Icon, frame, icon } = tones[tone];
  return (
    <div className={classNames('flex max-w-[72ch] gap-3 rounded-md px-4 py-3.5', frame)}>
      <Icon className={classNames('mt-0.5 size-5 shrink-0', icon)} aria-hidden="true" />
      <p className="text-pretty leading-relaxed">{children}</p>
    </div>
  );
}

/** Steps to do in order. */
export function Steps({ items }: { items: readonly string[] }) {
  return (
    <ol className="flex max-w-[72ch] flex-col">
      {items.map((item, index) => (
        <li key={item} className="group relative flex gap-4 pb-5 last:pb-0">
          <span
            className="absolute top-8 bottom-0 start-[15px] w-0.5 bg-line group-last:hidden"
            aria-hidden="true"
          />
          <span
            className="z-1 flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-14 text-primary-text tabular-nums"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <p className="min-w-0 text-pretty pt-1 text-ink-soft leading-relaxed">{item}</p>
        </li>
      ))}
    </ol>
  );
}

/** An unordered list. */
export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex max-w-[72ch] list-disc flex-col gap-2 ps-5 text-ink-soft leading-relaxed marker:text-primary">
      {items.map((item) => (
        <li key={item} className="text-pretty ps-1">
          {item}
        </li>
      ))}
    </ul>
  );
}

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

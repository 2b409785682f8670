import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Segmented } from '../forms/segmented.tsx';
import { Card } from '../layout/card.tsx';

type ChartCardProps<Range extends string> = {
  title: string;
  text?: ReactNode;
  rangeLabel: string;
  ranges: readonly { value: Range; label: string }[];
  range: Range;
  onRangeChange: (range: Range) => void;
  loading?: boolean;
  legend?: ReactNode;
  /** The chart, loaded on demand by the caller; the card reserves its space from the first paint. */
  children: ReactNode;
};

export function ChartCard<Range extends string>(props: ChartCardProps<Range>) {
  const { title, text, rangeLabel, ranges, range, onRangeChange, loading = false, legend, children } = props;
  return (
    <Card aria-label={title} aria-busy={loading || undefined}>
      <div className="flex flex-col gap-3 pb-4 tablet:flex-row tablet:items-start tablet:justify-between">
        <div className="min-w-0">
          <h2 className="font-semibold text-16">{title}</h2>
          {text && <p className="mt-0.5 text-ink-soft">{text}</p>}
        </div>
        <Segmented label={rangeLabel} value={range} options={ranges} onValueChange={onRangeChange} />
      </div>
      <div className="h-56 tablet:h-64">{loading ? <Skeleton className="h-full" /> : children}</div>
      {legend && <div className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-ink-soft text-note">{legend}</div>}
    </Card>
  );
}

import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Sparkline } from './sparkline.tsx';

type Change = {
  text: string;
  direction: 'up' | 'down' | 'flat' /** Whether that is welcome. */;
  good?: boolean;
};
type StatTileProps = {
  label: string;
  value: ReactNode;
  change?: Change;
  trend?: readonly number[];
  loading?: boolean;
};

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight };

function ChangeNote({ change }: { change: Change }) {
  const Arrow = arrows[change.direction];
  const tone =
    change.good === undefined ? 'text-ink-faint' : change.good ? 'text-success-text' : 'text-danger-text';
  return (
    <span className={classNames('inline-flex items-center gap-0.5 font-medium text-note', tone)}>
      <Arrow className="as-drawn size-3.5" aria-hidden="true" />
      {change.text}
    </span>
  );
}

export function StatTile({ label, value, change, trend, loading = false }: StatTileProps) {
  return (
    <div
      className="flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface p-4"
      aria-busy={loading || undefined}
    >
      <span className="hyphens-auto text-ink-soft text-note">{label}</span>
      <div className="mt-auto flex min-h-8 flex-wrap items-baseline justify-between gap-x-2 max-small:flex-col">
        {loading ? (
          <Skeleton className="h-6 w-24" />
        ) : (
          <span className="min-w-0 whitespace-nowrap font-semibold text-20 tabular-nums tracking-tight">
            {value}
          </span>
        )}
        {!loading && change && <ChangeNote change={change} />}
      </div>
      {trend &&
        (loading ? (
          <Skeleton className="h-8 w-full" />
        ) : (
          <Sparkline values={trend} className="text-primary" />
        ))}
    </div>
  );
}

import { classNames } from '../../class-names.ts';
import type { ChartSeries } from './chart-data.ts';
import { seriesColor } from './series-color.ts';

interface ChartLegendProps {
  label: string;
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
  showAll: string;
  hideAll: string;
}

/** From here on the names scroll, and all of them can be shown at once. */
const many = 8;

/** One button for each line: pressed while it is drawn. */
export function ChartLegend({ label, series, hidden, onChange, showAll, hideAll }: ChartLegendProps) {
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  const strong = series.filter(({ isStrong }) => isStrong);
  const kept = strong.length > 0 ? strong : series.slice(0, 1);
  return (
    <div className="flex flex-col gap-2 pt-3 tablet:flex-row tablet:items-start">
      <fieldset className="m-0 flex max-h-30 min-w-0 flex-1 flex-wrap gap-1 overflow-y-auto border-0 p-0.5">
        <legend className="sr-only">{label}</legend>
        {series.map((one, place) => (
          <LegendButton
            key={one.id}
            series={one}
            color={seriesColor(one, place)}
            isShown={!hidden.has(one.id)}
            onToggle={() => toggle(one.id)}
          />
        ))}
      </fieldset>
      {series.length > many && (
        <button
          type="button"
          className="min-h-tap shrink-0 self-start rounded-sm px-2 font-medium text-note text-primary-text hover:underline"
          onClick={() => {
            const rest = series.filter((one) => !kept.includes(one)).map(({ id }) => id);
            onChange(new Set(hidden.size > 0 ? [] : rest));
          }}
        >
          {hidden.size > 0 ? showAll : hideAll}
        </button>
      )}
    </div>
  );
}

interface LegendButtonProps {
  series: ChartSeries;
  color: string;
  isShown: boolean;
  onToggle: () => void;
}

function LegendButton({ series, color, isShown, onToggle }: LegendButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onToggle}
      className={classNames(
        'inline-flex tap-area min-h-8 max-w-60 items-center gap-1.5 rounded-sm px-2 text-note hover:bg-hover',
        isShown ? 'text-ink' : 'text-ink-faint',
      )}
    >
      <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden="true">
        <rect
          x="1"
          y="1"
          width="8"
          height="8"
          rx="2.5"
          strokeWidth="1.5"
          stroke={isShown ? color : 'currentColor'}
          fill={isShown ? color : 'none'}
        />
      </svg>
      <span className="truncate">{series.name}</span>
    </button>
  );
}

import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const [step, width, height] = [20, 14, 100];

export interface ChartedDay {
  date: string;
  /** One per series, as a share of the whole axis; below zero it hangs. */
  bars: readonly { share: number; text: string }[];
}

interface DayBarsProps {
  label: string;
  days: readonly ChartedDay[];
  /** `className` fills the bars: `fill-primary`. */
  series: readonly { name: string; className: string }[];
  /** The labels of the axis, evenly spaced from its foot to its top. */
  ticks: readonly string[];
  /** Where zero stands on the axis: 0 at its foot. */
  zero?: number;
}

/**
 * Bars for each day with both axes, rendered on the server too. One day is always chosen, at first the last one, and
 * its values stand above the chart: by pointer, by touch or with the arrow keys.
 */
export function DayBars({ label, days, series, ticks, zero = 0 }: DayBarsProps) {
  const last = days.length - 1;
  const [choice, setChoice] = useState(last);
  const chosen = Math.min(choice, last);
  const day = days[chosen];
  if (!day) return null;
  const keys: Record<string, number> = {
    ArrowLeft: chosen - 1,
    ArrowRight: chosen + 1,
    Home: 0,
    End: last,
  };
  const choose = (index: number) => setChoice(Math.min(Math.max(index, 0), last));
  const point = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width: shown } = currentTarget.getBoundingClientRect();
    choose(Math.floor(((clientX - left) / shown) * days.length));
  };
  const values = series.map(({ name }, index) => `${name} ${day.bars[index]?.text ?? ''}`);
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={chosen}
      aria-valuetext={[day.date, ...values].join(', ')}
      className="rounded-md"
      onKeyDown={(event: KeyboardEvent) => {
        const next = keys[event.key];
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
      }}
    >
      <p
        className="flex min-h-11 flex-wrap content-start gap-x-4 pb-3 text-note tabular-nums"
        aria-hidden="true"
      >
        <span className="text-ink-soft">{day.date}</span>
        {series.map(({ name, className }, index) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" className={`size-2.5 ${className}`} aria-hidden="true">
              <rect width="10" height="10" rx="3" />
            </svg>
            {name} <span className="font-medium">{day.bars[index]?.text}</span>
          </span>
        ))}
      </p>
      <div dir="ltr" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2" aria-hidden="true">
        <div className="-my-[0.5lh] flex flex-col-reverse justify-between whitespace-nowrap text-end text-ink-faint text-note tabular-nums">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${days.length * step} ${height}`}
          preserveAspectRatio="none"
          className="h-44 w-full touch-pan-y tablet:h-52"
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
        >
          {ticks.map((tick, index) => {
            const place = index / Math.max(1, ticks.length - 1);
            const y = height - place * height;
            return (
              <line
                key={tick}
                x2={days.length * step}
                y1={y}
                y2={y}
                strokeWidth="1"
                vectorEffect="non-scaling-stroke"
                className={Math.abs(place - zero) < 0.001 ? 'stroke-line-strong' : 'stroke-line'}
              />
            );
          })}
          <rect x={chosen * step} width={step} height={height} className="fill-hover" />
          {days.map(({ date, bars }, place) =>
            bars.map(({ share }, index) => (
              <rect
                key={`${date} ${series[index]?.name}`}
                x={place * step + (step - width) / 2 + (index * width) / series.length}
                y={(1 - zero - Math.max(share, 0)) * height}
                width={width / series.length}
                height={Math.abs(share) * height}
                className={series[index]?.className}
              />
            )),
          )}
        </svg>
        <DateAxis days={days} />
      </div>
    </div>
  );
}

/** The first day, the one in the middle and the last. */
function DateAxis({ days }: Pick<DayBarsProps, 'days'>) {
  const [first, middle, last] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <p className="col-start-2 flex justify-between gap-3 whitespace-nowrap pt-2 text-ink-faint text-note tabular-nums">
      <span>{first?.date}</span>
      {days.length > 2 && <span className="max-small:hidden">{middle?.date}</span>}
      {days.length > 1 && <span>{last?.date}</span>}
    </p>
  );
}

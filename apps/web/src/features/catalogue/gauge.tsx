import type { ReactNode } from 'react';

const bars = [1, 2, 3, 4];

/** Four bars, filled from slow to quick; the figure beside them says it in words. */
export function Gauge({ level, children }: { level: number; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap tabular-nums">
      <svg viewBox="0 0 18 12" className="h-3 w-4.5 shrink-0" aria-hidden="true">
        {bars.map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 5}
            y={12 - bar * 3}
            width="3"
            height={bar * 3}
            rx="1"
            className={bar <= level ? 'fill-icons' : 'fill-line-strong'}
          />
        ))}
      </svg>
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Tone, toneColor } from '../feedback/tone.ts';

type RingProps = {
  /** Says the percentage, too. */
  label: string;
  percent: number;
  tone?: Tone;
  size?: 'small' | 'large';
  children?: ReactNode;
};

/** A percentage as a ring. Values outside 0 to 100 are clamped. */
export function Ring({ label, percent, tone = 'primary', size = 'small', children }: RingProps) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <span className={classNames('relative inline-flex shrink-0', size === 'large' ? 'size-24' : 'size-10')}>
      <svg viewBox="0 0 40 40" className="-rotate-90 size-full" role="img" aria-label={label}>
        <circle cx="20" cy="20" r="17" fill="none" strokeWidth="4" className="stroke-line" />
        {shown > 0 && (
          <circle
            cx="20"
            cy="20"
            r="17"
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${shown} 100`}
            className={classNames(
              'stroke-current transition-[stroke-dasharray] duration-200',
              toneColor[tone],
            )}
          />
        )}
      </svg>
      <span
        className={classNames(
          'absolute inset-0 flex flex-col items-center justify-center font-semibold tabular-nums',
          size === 'large' ? 'text-20' : 'text-12',
        )}
      >
        {children}
      </span>
    </span>
  );
}

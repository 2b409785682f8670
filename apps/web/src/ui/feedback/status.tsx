import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Tone, toneColor } from './tone.ts';

type StatusProps = {
  tone: Tone;
  children: ReactNode /** Still moving by itself: the dot breathes. */;
  live?: boolean;
};

/** A coloured dot and a label: never the colour alone. */
export function Status({ tone, children, live = false }: StatusProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 whitespace-nowrap">
      <span
        className={classNames(
          'size-2 shrink-0 rounded-full bg-current',
          toneColor[tone],
          live && 'animate-pulse-dot',
        )}
        aria-hidden="true"
      />
      <span className="truncate">{children}</span>
    </span>
  );
}

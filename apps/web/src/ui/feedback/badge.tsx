import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Tone, toneGround, toneText } from './tone.ts';

type BadgeProps = { tone?: Tone; icon?: ReactNode; children: ReactNode };

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 max-w-full items-center gap-1 whitespace-nowrap rounded-sm px-2 font-medium text-12 tablet:min-h-5 tablet:px-1.5',
        toneGround[tone],
        toneText[tone],
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

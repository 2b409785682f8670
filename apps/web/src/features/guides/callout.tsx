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

import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** A message about the whole form, shown right above its button or fields. */
export function Notice({ tone, children }: { tone: 'danger' | 'success'; children: ReactNode }) {
  const Icon = tone === 'danger' ? CircleAlert : CircleCheck;
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'flex gap-2.5 rounded-md px-3.5 py-3',
        tone === 'danger' ? 'bg-danger-soft text-danger-text' : 'bg-success-soft text-success-text',
      )}
    >
      <Icon className="mt-px size-5 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

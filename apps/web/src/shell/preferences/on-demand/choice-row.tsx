import type { ReactNode } from 'react';

/** A preference in a panel: its name on one side, the choice on the other. */
export function ChoiceRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-tap items-center justify-between gap-3">
      <span className="text-ink-soft">{name}</span>
      {children}
    </div>
  );
}

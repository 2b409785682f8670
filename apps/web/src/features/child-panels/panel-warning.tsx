import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something the owner has to look at, though nothing has failed. */
export function PanelWarning({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warning-soft px-3.5 py-3 text-warning-text">
      <p className="flex min-w-0 flex-1 basis-60 gap-2.5">
        <TriangleAlert className="mt-px size-5 shrink-0" aria-hidden="true" />
        <span>{children}</span>
      </p>
      {action}
    </div>
  );
}

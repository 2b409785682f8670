import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { LazySideSheet } from '../overlays/lazy-dialogs.tsx';

type ActiveFilter = { id: string; label: string; removeLabel: string; onRemove: () => void };

type FilterBarProps = {
  search?: ReactNode;
  /** The controls: in a row on wide screens, in a sheet on phones. */
  children: ReactNode;
  active: readonly ActiveFilter[];
  labels: { filters: string; clear: string; done: string; close: string };
  onClear: () => void;
};

export function FilterBar({ search, children, active, labels, onClear }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {search && <div className="min-w-[min(10rem,100%)] flex-1 tablet:max-w-80">{search}</div>}
        <div className="hidden min-w-0 flex-wrap items-center gap-2 tablet:flex">{children}</div>
        <Button
          className="tablet:hidden"
          icon={<SlidersHorizontal className="size-4" />}
          onClick={() => setOpen(true)}
        >
          {labels.filters}
          {active.length > 0 && (
            <span className="rounded-full bg-primary px-1.5 font-semibold text-12 text-on-primary">
              {active.length}
            </span>
          )}
        </Button>
      </div>
      {active.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2">
          {active.map((filter) => (
            <li key={filter.id}>
              <button
                type="button"
                aria-label={filter.removeLabel}
                onClick={filter.onRemove}
                className="tap-area inline-flex min-h-8 items-center gap-1.5 rounded-full bg-primary-soft pe-2 ps-3 font-medium text-note text-primary-text transition-colors hover:bg-hover tablet:min-h-7"
              >
                {filter.label}
                <X className="size-3.5" aria-hidden="true" />
              </button>
            </li>
          ))}
          <li>
            <Button variant="quiet" size="small" onClick={onClear}>
              {labels.clear}
            </Button>
          </li>
        </ul>
      )}
      <LazySideSheet
        open={open}
        onClose={() => setOpen(false)}
        title={labels.filters}
        closeLabel={labels.close}
        phone="bottom"
        footer={
          <Button variant="primary" wide onClick={() => setOpen(false)}>
            {labels.done}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">{children}</div>
      </LazySideSheet>
    </div>
  );
}

import { type ReactNode, useId } from 'react';

interface Target {
  id: number;
  name: string;
  group: string;
}

interface TargetListProps<Row extends Target> {
  label: string;
  targets: readonly Row[];
  chosenId: number | undefined;
  isBusy: boolean;
  /** Shown once nothing was found. */
  empty: string | undefined;
  onChoose(target: Row): void;
  trailing?(target: Row): ReactNode;
}

/** Services or types that were searched for, one of which can be chosen. */
export function TargetList<Row extends Target>(props: TargetListProps<Row>) {
  const { label, targets, chosenId, isBusy, empty, onChoose, trailing } = props;
  const group = useId();
  return (
    <fieldset aria-busy={isBusy} className="max-h-72 overflow-y-auto rounded-md border border-line p-1">
      <legend className="sr-only">{label}</legend>
      {targets.map((target) => (
        <label
          key={target.id}
          className="relative flex min-h-tap cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1 hover:bg-hover has-[:checked]:bg-primary-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={target.id === chosenId}
            onChange={() => onChoose(target)}
          />
          <span className="min-w-0 flex-1">
            <span className="block break-words">
              {target.name} <span className="text-ink-faint text-note tabular-nums">#{target.id}</span>
            </span>
            <span className="block truncate text-ink-faint text-note">{target.group}</span>
          </span>
          {trailing?.(target)}
        </label>
      ))}
      {targets.length === 0 && empty && <p className="p-3 text-ink-soft">{empty}</p>}
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface ChoiceProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose(): void;
  className?: string | undefined;
  children: ReactNode;
}

/** A radio button that looks like its content: arrow keys move, Tab leaves the group. */
export function Choice({ name, value, isChosen, onChoose, className, children }: ChoiceProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-tap cursor-pointer items-center gap-2.5 rounded-md border border-control bg-surface px-3 transition-colors hover:border-ink-faint has-[:checked]:border-primary has-[:checked]:bg-primary-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}

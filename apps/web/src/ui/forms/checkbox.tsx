import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode;
  hint?: ReactNode;
  indeterminate?: boolean;
};

export function Checkbox({ children, hint, indeterminate = false, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames('flex min-h-tap items-start gap-2.5 py-[calc((var(--tap)-1.5em)/2)]', className)}
    >
      <input
        type="checkbox"
        {...rest}
        // The indeterminate state exists only as a property, not as an attribute.
        ref={(element) => {
          if (element) element.indeterminate = indeterminate;
        }}
        className="check-box mt-[calc((1.5em-18px)/2)]"
      />
      <span className="min-w-0">
        {children}
        {hint && <span className="block text-ink-faint text-note">{hint}</span>}
      </span>
    </label>
  );
}

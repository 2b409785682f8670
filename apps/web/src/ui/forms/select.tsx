import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlFrame, controlInner } from './control-style.ts';

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  placeholder?: string;
};

/** The native select, with the platform's picker on phones. `RichSelect` has options with pictures. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className={classNames(controlFrame, 'relative flex min-h-tap', className)}>
      <select
        {...rest}
        // A long choice ends before the arrow, not below it.
        className={classNames(
          controlInner,
          'choice self-stretch overflow-clip whitespace-nowrap rounded-md pe-9 ps-3 [overflow-clip-margin:content-box]',
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 end-3 size-4 text-ink-faint"
        aria-hidden="true"
      />
    </div>
  );
}

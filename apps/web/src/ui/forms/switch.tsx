import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { children: ReactNode; hint?: ReactNode };

/** Takes effect at once; use a checkbox for a choice that waits for "Save". */
export function Switch({ children, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames('flex min-h-tap items-center justify-between gap-4', className)}>
      <span className="min-w-0">
        {children}
        {hint && <span className="block text-ink-faint text-note">{hint}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state by itself */}
      <input type="checkbox" role="switch" {...rest} className="switch-track" />
    </label>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { controlFrame, controlInner } from './control-style.ts';

type InputProps = ComponentProps<'input'> & { leading?: ReactNode; trailing?: ReactNode };

export function Input({ leading, trailing, className, ...rest }: InputProps) {
  return (
    <div className={classNames(controlFrame, 'flex min-h-tap items-center gap-2 px-3', className)}>
      {leading && <span className="flex shrink-0 text-ink-faint">{leading}</span>}
      <input type="text" {...rest} className={classNames(controlInner, 'self-stretch')} />
      {trailing && <span className="-me-1.5 flex shrink-0 items-center text-ink-faint">{trailing}</span>}
    </div>
  );
}

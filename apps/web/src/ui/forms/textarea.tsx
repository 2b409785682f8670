import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlFrame, controlInner } from './control-style.ts';

/** Grows with its text, up to half a screen. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <div className={classNames(controlFrame, className)}>
      <textarea
        rows={rows}
        {...rest}
        className={classNames(
          controlInner,
          'field-sizing-content block max-h-[50vh] min-h-20 resize-y px-3 py-2',
        )}
      />
    </div>
  );
}

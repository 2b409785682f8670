import type { ComponentProps } from 'react';
import { BareLink } from './bare-link.tsx';
import { classNames } from './class-names.ts';

export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <BareLink
      {...rest}
      className={classNames(
        'rounded-sm font-medium text-primary-text underline decoration-current/30 underline-offset-[3px] transition-colors hover:decoration-current',
        className,
      )}
    />
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { BareLink } from './bare-link.tsx';

/** Also for buttons that look like links. */
export const textLinkClass =
  'rounded-sm font-medium text-primary-text underline decoration-current/30 underline-offset-[3px] transition-colors hover:decoration-current';

export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <BareLink {...rest} className={classNames(textLinkClass, className)} />;
}

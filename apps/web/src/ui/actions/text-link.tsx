import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { BareLink } from './bare-link.tsx';

export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <BareLink {...rest} className={classNames('text-link', className)} />;
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { BareLink } from './bare-link.tsx';
import { type ButtonStyle, buttonClass } from './button-style.ts';

type LinkButtonProps = ComponentProps<'a'> & ButtonStyle & { icon?: ReactNode; trailingIcon?: ReactNode };

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, icon, trailingIcon, className, children, ...rest } = props;
  return (
    <BareLink {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {icon}
      {children}
      {trailingIcon}
    </BareLink>
  );
}

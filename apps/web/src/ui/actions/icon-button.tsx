import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonStyle, iconButtonClass } from './button-style.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Omit<ButtonStyle, 'wide'> & { icon: ReactNode; label: string };

/** The label is its accessible name and its title on hover. */
export function IconButton({ icon, label, variant, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(iconButtonClass({ variant, size }), className)}
    >
      {icon}
    </button>
  );
}

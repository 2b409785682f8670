import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonStyle, buttonClass } from './button-style.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & { icon?: ReactNode; trailingIcon?: ReactNode; loading?: boolean };

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    trailingIcon,
    loading = false,
    className,
    children,
    onClick,
    ...rest
  } = props;
  // Not `disabled` while loading, because that would lose the keyboard focus.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={classNames(buttonClass({ variant, size, wide }), className)}
    >
      {loading && <Spinner className="absolute" />}
      <span className={classNames('inline-flex min-w-0 items-center gap-2', loading && 'opacity-0')}>
        {icon}
        {children}
        {trailingIcon}
      </span>
    </button>
  );
}

import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';
export type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

const base =
  'relative inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-md text-center font-medium transition-colors';
const dimmed = 'disabled:opacity-50 aria-disabled:opacity-60';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary:
    'border border-line-strong bg-surface text-ink hover:bg-[image:linear-gradient(var(--hover),var(--hover))]',
  quiet: 'text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-tap px-3 py-1 text-note tablet:pointer-fine:min-h-8 tablet:pointer-fine:px-2.5',
  medium: 'min-h-tap px-4 py-1 text-body tablet:px-3.5',
  large: 'min-h-12 px-6 py-1.5 text-16 tablet:min-h-11',
};

export function buttonClass({ variant = 'secondary', size = 'medium', wide = false }: ButtonStyle): string {
  return classNames(base, dimmed, variants[variant], sizes[size], wide && 'w-full');
}

/** The same styles for a square button with only an icon. */
export function iconButtonClass({ variant = 'quiet', size = 'medium' }: Omit<ButtonStyle, 'wide'>): string {
  const square =
    size === 'small' ? 'size-tap tablet:pointer-fine:size-8' : size === 'large' ? 'size-12' : 'size-tap';
  return classNames(base, dimmed, variants[variant], square);
}

import { classNames } from '../class-names.ts';

/** Decoration only: the caller announces the loading state in text or with aria-busy. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('size-4 animate-spin', className)}
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

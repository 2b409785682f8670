import { classNames } from '../class-names.ts';

type SkeletonProps = { className?: string; round?: boolean };

/** A placeholder; set the content's size by class. Hidden from screen readers: the region is aria-busy. */
export function Skeleton({ className, round = false }: SkeletonProps) {
  const shape = round ? 'rounded-full' : 'rounded-sm';
  return (
    <span aria-hidden="true" className={classNames('block animate-shimmer bg-line', shape, className)} />
  );
}

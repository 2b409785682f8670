import { classNames } from '../class-names.ts';

type SkeletonProps = { className?: string; round?: boolean };

/** Stands exactly where the content will; give it that size by class. Hidden from readers: the region is aria-busy. */
export function Skeleton({ className, round = false }: SkeletonProps) {
  const shape = round ? 'rounded-full' : 'rounded-sm';
  return (
    <span aria-hidden="true" className={classNames('block animate-shimmer bg-line', shape, className)} />
  );
}

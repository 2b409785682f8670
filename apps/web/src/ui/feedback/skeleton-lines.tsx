import { Skeleton } from './skeleton.tsx';

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'];

/** A placeholder paragraph with lines of different length. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <span className="block space-y-2.5" aria-hidden="true">
      {Array.from({ length: count }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={`h-3.5 ${widths[line % widths.length]}`} />
      ))}
    </span>
  );
}

import { classNames } from '../class-names.ts';
import { sparklinePath } from './sparkline-path.ts';

const width = 120;
const height = 28;

/** The shape of a trend in the text colour. Hidden from screen readers, because the numbers are beside it. */
export function Sparkline({ values, className }: { values: readonly number[]; className?: string }) {
  const line = sparklinePath(values, width, height);
  return (
    <svg
      className={classNames('h-8 w-full overflow-visible', className)}
      viewBox={`0 -2 ${width} ${height + 4}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      {line && (
        <path d={`${line}L${width} ${height + 2}L0 ${height + 2}Z`} fill="currentColor" fillOpacity="0.1" />
      )}
      <path
        d={line}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

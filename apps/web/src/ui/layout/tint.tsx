import { classNames } from '../class-names.ts';

/**
 * A pale wash of a colour that is data (a network's). Drawn as SVG because a strict content policy
 * refuses style attributes; the parent is `relative`.
 */
export function Tint({
  color,
  strength = 0.1,
  className,
}: {
  color: string;
  strength?: number;
  className?: string;
}) {
  return (
    <svg
      className={classNames('pointer-events-none absolute inset-0 size-full', className)}
      aria-hidden="true"
    >
      <rect width="100%" height="100%" fill={color} fillOpacity={strength} />
    </svg>
  );
}

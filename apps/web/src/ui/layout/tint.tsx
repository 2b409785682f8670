import { classNames } from '../class-names.ts';

/**
 * A pale background in a colour from the data (a network's). SVG, because the content security policy forbids
 * style attributes; the parent must be `relative`.
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

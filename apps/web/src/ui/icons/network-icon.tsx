import { contrastRatio } from '@marquee/domain/colors/contrast.ts';
import { classNames } from '../class-names.ts';

export type NetworkLook = { name: string; icon: string | null; color: string };

const sizes = { small: 'size-5', medium: 'size-8', large: 'size-11' };

/** `path:` and an SVG path in a 24 by 24 box. Without one the first letter is shown. */
export function iconPath(icon: string | null): string | undefined {
  const path = icon?.startsWith('path:') ? icon.slice(5) : '';
  return /^[\d\s,.eMmLlHhVvCcSsQqTtAaZz+-]+$/.test(path) ? path : undefined;
}

/** White where the contrast allows it, as networks draw their logos; the name beside it carries the meaning. */
function glyphColor(color: string): string {
  return contrastRatio('#ffffff', color) >= 2.4 ? '#ffffff' : '#111318';
}

const drawings = new WeakMap<NetworkLook, { path: string | undefined; glyph: string }>();

/** Computed once per network, because lists show the same few a hundred times. */
function networkDrawing(network: NetworkLook) {
  const known = drawings.get(network);
  if (known) return known;
  const drawing = { path: iconPath(network.icon), glyph: glyphColor(network.color) };
  drawings.set(network, drawing);
  return drawing;
}

/** A tile in the network's colour. Decoration only: the caller shows or announces the name. */
export function NetworkIcon({
  network,
  size = 'medium',
}: {
  network: NetworkLook;
  size?: keyof typeof sizes;
}) {
  const { path, glyph } = networkDrawing(network);
  return (
    <svg className={classNames('shrink-0', sizes[size])} viewBox="0 0 40 40" aria-hidden="true">
      <rect
        x="0.5"
        y="0.5"
        width="39"
        height="39"
        rx="10"
        fill={network.color}
        stroke="currentColor"
        strokeOpacity="0.14"
      />
      {path ? (
        <path d={path} fill={glyph} transform="translate(8 8)" />
      ) : (
        <text x="20" y="27" textAnchor="middle" fontSize="20" fontWeight="600" fill={glyph}>
          {network.name.slice(0, 1)}
        </text>
      )}
    </svg>
  );
}

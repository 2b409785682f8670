import { contrastRatio } from '@marquee/domain/colors/contrast.ts';

export type NetworkLook = { name: string; icon: string | null; color: string };

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

/** In a 40 by 40 box. */
export function NetworkTile({ network }: { network: NetworkLook }) {
  const { path, glyph } = networkDrawing(network);
  return (
    <>
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
    </>
  );
}

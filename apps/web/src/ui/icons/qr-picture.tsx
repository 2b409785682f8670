import { useMemo } from 'react';
import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** Always dark on white, because many scanners cannot read the reverse. */
export function QrPicture({ code, label }: { code: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(code, { ecc: 'M', border: 2 });
    return { size, path: qrPath(data) };
  }, [code]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full rounded-sm bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

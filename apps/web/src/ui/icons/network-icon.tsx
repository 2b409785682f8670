import { classNames } from '../class-names.ts';
import { useDrawing } from './network-drawings.tsx';
import { type NetworkLook, NetworkTile } from './network-tile.tsx';

const sizes = { small: 'size-5', medium: 'size-8', large: 'size-11' };

/** A tile in the network's colour. Decoration only: the caller shows or announces the name. */
export function NetworkIcon({
  network,
  size = 'medium',
}: {
  network: NetworkLook;
  size?: keyof typeof sizes;
}) {
  const drawing = useDrawing(network);
  return (
    <svg className={classNames('shrink-0', sizes[size])} viewBox="0 0 40 40" aria-hidden="true">
      {drawing ? <use href={`#${drawing}`} /> : <NetworkTile network={network} />}
    </svg>
  );
}

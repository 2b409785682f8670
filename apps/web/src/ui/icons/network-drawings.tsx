import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type NetworkLook, NetworkTile } from './network-tile.tsx';

/** Which networks the page has drawn, and under which names. */
export const DrawnNetworks = createContext<ReadonlyMap<NetworkLook, string>>(new Map());

/** The address of a drawing that is already on the page. */
export function useDrawing(network: NetworkLook): string | undefined {
  return useContext(DrawnNetworks).get(network);
}

interface NetworkDrawingsProps {
  networks: readonly (NetworkLook & { id: number })[];
  children: ReactNode;
}

/** Draws each of these networks once; their icons inside refer to it. A list would repeat the same few dozens of times. */
export function NetworkDrawings({ networks, children }: NetworkDrawingsProps) {
  const drawn = useMemo(
    () => new Map<NetworkLook, string>(networks.map((network) => [network, `network-${network.id}`])),
    [networks],
  );
  return (
    <DrawnNetworks value={drawn}>
      <svg className="absolute size-0" aria-hidden="true">
        {networks.map((network) => (
          <symbol key={network.id} id={`network-${network.id}`} viewBox="0 0 40 40">
            <NetworkTile network={network} />
          </symbol>
        ))}
      </svg>
      {children}
    </DrawnNetworks>
  );
}

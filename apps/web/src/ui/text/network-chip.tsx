import type { ReactNode } from 'react';
import { NetworkIcon } from '../icons/network-icon.tsx';
import type { NetworkLook } from '../icons/network-tile.tsx';
import { Tint } from '../layout/tint.tsx';

/** The network's colour tints the background; the text keeps its colour and stays readable. */
export function NetworkChip({ network, trailing }: { network: NetworkLook; trailing?: ReactNode }) {
  return (
    <span className="relative isolate inline-flex min-h-8 max-w-full items-center gap-2 overflow-hidden rounded-md pe-2.5 dark:bg-hover ps-1.5">
      <Tint color={network.color} strength={0.12} className="-z-10" />
      <NetworkIcon network={network} size="small" />
      <span className="truncate font-medium text-note">{network.name}</span>
      {trailing}
    </span>
  );
}

import type { ProviderKind } from '../provider-kind.ts';
import { simulator } from './simulator.ts';

/** The address of a simulator that begins at once, to try out speed-up. */
export const fastSimulator = 'simulator:fast';

export const simulatorKind: ProviderKind = {
  kind: 'simulator',
  capabilities: { takesOrders: true, isPolled: true, canCancel: true, canRefill: true, isSimulated: true },
  open: (ctx, { id, url }) => simulator(ctx, id, { isFast: url === fastSimulator }),
};

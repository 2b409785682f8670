import type { ProviderKind } from '../provider-kind.ts';
import { simulator } from './simulator.ts';

export const simulatorKind: ProviderKind = {
  kind: 'simulator',
  capabilities: { takesOrders: true, isPolled: true, canCancel: true, canRefill: true, isSimulated: true },
  open: (ctx, { id }) => simulator(ctx, id),
};

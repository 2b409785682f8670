import type { ProviderKind } from '../provider-kind.ts';
import { manual } from './manual.ts';

export const manualKind: ProviderKind = {
  kind: 'manual',
  capabilities: { takesOrders: true, canCancel: true, canRefill: true },
  open: () => manual,
};

import type { ProviderKind } from '../provider-kind.ts';
import { askOverHttp } from './ask.ts';
import { smmV2 } from './smm-v2.ts';

export const smmV2Kind: ProviderKind = {
  kind: 'smm_v2',
  capabilities: { takesOrders: true, isPolled: true, listsServices: true, canCancel: true, canRefill: true },
  open: ({ fetch }, { url, key, hear }) =>
    url === null || key === null ? undefined : smmV2(askOverHttp({ url, key, fetch, hear })),
};

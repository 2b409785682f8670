import { orderStatuses } from './status.ts';

/** How an order came about. */
export const orderModes = ['single', 'mass', 'drip_feed', 'subscription'] as const;
export type OrderMode = (typeof orderModes)[number];

export type StoredOrderChannel = 'web' | 'guest' | 'api' | 'widget';

/** How an order reached the panel; a child panel orders through the API, with an account of its owner. */
export const orderChannels = ['web', 'guest', 'api', 'widget', 'child_panel'] as const satisfies readonly (
  | StoredOrderChannel
  | 'child_panel'
)[];
export type OrderChannel = (typeof orderChannels)[number];

/** What staff filter by: a canceled order of which a part was delivered is a kind of its own. */
export const shownOrderStatuses = [...orderStatuses, 'partial'] as const;
export type ShownOrderStatus = (typeof shownOrderStatuses)[number];

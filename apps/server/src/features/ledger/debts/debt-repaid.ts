import { event } from '../../../platform/events/events.ts';

/** Nothing is owed any more: the debt was repaid, forgiven, or its dispute was won. */
export const debtRepaid = event<{ accountId: bigint }>('debt-repaid');

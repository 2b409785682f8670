import { dispatchStates } from '@marquee/domain/delivery/dispatch-states.ts';
import { orderChannels, orderModes, shownOrderStatuses } from '@marquee/domain/orders/order-kinds.ts';
import { wholeNumber } from '../../../product/console/use-list-address.ts';

/** The parameters of the address that choose orders, besides status and search. */
export const filterNames = [
  'dispatch',
  'provider_id',
  'service_id',
  'network_id',
  'customer_id',
  'from',
  'to',
  'mode',
  'channel',
  'min_amount',
  'max_amount',
] as const;
export type FilterName = (typeof filterNames)[number];

export type OrderQuery = ReturnType<typeof orderQuery>;

/** What stands in the address as the list's call takes it; whatever does not fit is left out. */
export function orderQuery(get: (name: string) => string | undefined) {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === get(name));
  const number = (name: string) => wholeNumber(get(name) ?? null);
  const matching = (name: string, pattern: RegExp) => {
    const text = get(name);
    return text !== undefined && pattern.test(text) ? text : undefined;
  };
  const status = shownOrderStatuses.filter((value) => get('status')?.split(',').includes(value));
  return {
    search: get('search')?.slice(0, 4000),
    status: status.length > 0 ? status : undefined,
    dispatch: one('dispatch', dispatchStates),
    provider_id: number('provider_id'),
    service_id: number('service_id'),
    network_id: number('network_id'),
    customer_id: number('customer_id'),
    from: matching('from', day),
    to: matching('to', day),
    mode: one('mode', orderModes),
    channel: one('channel', orderChannels),
    min_amount: matching('min_amount', amount),
    max_amount: matching('max_amount', amount),
    sort: one('sort', ['newest', 'oldest'] as const),
    after: number('after'),
  };
}

const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const amount = /^(0|[1-9]\d{0,14})(\.\d{1,8})?$/;

import type { exportStaffOrders as endpoint, StaffOrder } from '@marquee/contract/console/orders.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import type { Context } from '../../platform/context.ts';
import type { Streamed } from '../../platform/http/answers/streamed.ts';
import { listStaffOrders } from './list-orders.ts';

/** The list as a file, page by page. */
export function exportStaffOrders(ctx: Context, query: Input<typeof endpoint>['query']): Promise<Streamed> {
  return listCsv<StaffOrder>(ctx, {
    name: 'orders',
    columns: [
      ['number', ({ id }) => id],
      ['created', ({ created_at }) => created_at],
      ['status', ({ status, cancel_reason }) => (cancel_reason === 'partial' ? 'partial' : status)],
      ['dispatch', ({ dispatch }) => dispatch ?? ''],
      ['customer', ({ customer }) => customer.id],
      ['email', ({ customer }) => customer.email ?? ''],
      ['service', ({ service }) => service.id],
      ['service_name', ({ service }) => service.name],
      ['network', ({ service }) => service.network.name],
      ['link', ({ url }) => url],
      ['quantity', ({ quantity }) => quantity],
      ['start_count', ({ start_quantity }) => start_quantity ?? ''],
      ['delivered', ({ current_quantity }) => current_quantity],
      ['charge', ({ cost }) => cost],
      ['refunded', ({ refunded }) => refunded],
      ['provider_cost', ({ provider_cost }) => provider_cost ?? ''],
      ['profit', ({ profit }) => profit ?? ''],
      ['provider', ({ provider }) => provider?.name ?? ''],
      ['provider_order', ({ provider_order }) => provider_order ?? ''],
      ['mode', ({ mode }) => mode],
      ['source', ({ channel }) => channel],
    ],
    readPage: (after) => listStaffOrders(ctx, { ...query, after, limit: rowsPerPage }),
  });
}

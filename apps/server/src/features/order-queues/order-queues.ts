import { sql } from 'kysely';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import { kindsThat } from '../providers/index.ts';

const permission = 'orders.manage';

/** Orders and refills that wait for a person. */
export const orderWorkQueues: readonly WorkQueue[] = [
  {
    name: 'unknown-orders',
    permission,
    measure: countWaiting('dispatch', {
      waits: sql`state = 'unknown'`,
      since: 'updated_at',
      orderBy: 'order_id',
    }),
  },
  {
    name: 'failed-orders',
    permission,
    measure: countWaiting('customer_order', {
      waits: sql`status = 'error' and (read_at is null or read_at < updated_at)`,
      since: 'updated_at',
    }),
  },
  {
    name: 'moderation',
    permission,
    measure: countWaiting('customer_order', { waits: sql`status = 'in_moderation'`, since: 'created_at' }),
  },
  {
    name: 'cancel-requests',
    permission,
    measure: countWaiting('customer_order', {
      waits: sql`cancel_requested_at is not null and status in ('in_processing', 'stopped')`,
      since: 'cancel_requested_at',
    }),
  },
  {
    name: 'refills',
    permission,
    // Those that a provider works on and reports about wait for nobody here.
    measure: (ctx) =>
      countWaiting('refill_request', {
        waits: sql`status in ('pending', 'in_progress') and not exists (
          select from refill_dispatch as asked
            join provider on provider.panel_id = asked.panel_id and provider.id = asked.provider_id
           where asked.panel_id = refill_request.panel_id and asked.refill_id = refill_request.id
             and provider.adapter = any (${kindsThat('isPolled')}))`,
        since: 'created_at',
      })(ctx),
  },
];

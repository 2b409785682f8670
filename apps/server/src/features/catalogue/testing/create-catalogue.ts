import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Panel } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import type { NetworkRow, ServiceRow, ServiceTypeRow } from '../stored/catalogue-rows.ts';

type Values<Table extends keyof DB> = Partial<Insertable<DB[Table]>>;

export function createNetwork(
  db: Database,
  panel: Panel,
  values: Values<'network'> = {},
): Promise<NetworkRow> {
  return db
    .insertInto('network')
    .values({ slug: `network-${randomUUID()}`, name: 'Network', ...values, panel_id: panel.id })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function createServiceType(
  db: Database,
  network: NetworkRow,
  values: Values<'service_type'> = {},
): Promise<ServiceTypeRow> {
  const own = { panel_id: network.panel_id, network_id: network.id };
  return db
    .insertInto('service_type')
    .values({ slug: `type-${randomUUID()}`, kind: 'views', name: 'Views', ...values, ...own })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A price is in units of 10^-8 USD: 1 USD unless given. */
export function createService(
  db: Database,
  type: ServiceTypeRow,
  values: Values<'service'> = {},
): Promise<ServiceRow> {
  const own = { panel_id: type.panel_id, service_type_id: type.id };
  return db
    .insertInto('service')
    .values({
      slug: `service-${randomUUID()}`,
      name: 'Service',
      default_price: 100_000_000n,
      ...values,
      ...own,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

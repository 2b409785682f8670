import type { OrderView } from '@marquee/contract/ordering/order-entities.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';

export interface OrderedService {
  view: OrderView['service'];
  can_pause: boolean;
  can_cancel: boolean;
  has_refill: boolean;
  auto_refill_is_allowed: boolean;
}

/** The services of these orders: from memory, or from the tables if no longer offered. */
export async function orderedServices(
  ctx: Context,
  serviceIds: Iterable<bigint>,
): Promise<Map<bigint, OrderedService>> {
  const catalogue = await localizedCatalogue(ctx);
  const found = new Map<bigint, OrderedService>();
  const withdrawn: bigint[] = [];
  for (const id of new Set(serviceIds)) {
    const service = catalogue.stored.byId.get(id);
    const network = service && catalogue.networkById.get(service.network.id);
    const type = service && catalogue.typeById.get(service.type.id);
    if (!service || !network || !type) {
      withdrawn.push(id);
      continue;
    }
    const { row } = service;
    found.set(id, {
      view: {
        id: Number(id),
        slug: row.slug,
        name: catalogue.name(service),
        is_package: row.is_package,
        is_available: !row.is_deactivated,
        service_type: { id: type.id, name: type.name, icon: type.icon },
        network: { id: network.id, name: network.name, icon: network.icon, color: network.color },
      },
      can_pause: row.can_pause,
      can_cancel: row.can_cancel,
      has_refill: row.has_refill,
      auto_refill_is_allowed: row.auto_refill_is_allowed,
    });
  }
  for (const [id, service] of await withdrawnServices(ctx, withdrawn)) found.set(id, service);
  return found;
}

async function withdrawnServices(
  { db, panel }: Context,
  ids: readonly bigint[],
): Promise<Map<bigint, OrderedService>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('service')
    .innerJoin('service_type as type', (join) =>
      join.onRef('type.panel_id', '=', 'service.panel_id').onRef('type.id', '=', 'service.service_type_id'),
    )
    .innerJoin('network', (join) =>
      join.onRef('network.panel_id', '=', 'type.panel_id').onRef('network.id', '=', 'type.network_id'),
    )
    .select(['service.id', 'service.slug', 'service.name', 'is_package', 'can_pause', 'can_cancel'])
    .select(['has_refill', 'auto_refill_is_allowed', 'type.id as type_id', 'type.name as type_name'])
    .select(['type.icon as type_icon', 'network.id as network_id', 'network.name as network_name'])
    .select(['network.icon as network_icon', 'network.color as network_color'])
    .where('service.panel_id', '=', panel.id)
    .where('service.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        view: {
          id: Number(row.id),
          slug: row.slug,
          name: row.name,
          is_package: row.is_package,
          is_available: false,
          service_type: { id: Number(row.type_id), name: row.type_name, icon: row.type_icon },
          network: {
            id: Number(row.network_id),
            name: row.network_name,
            icon: row.network_icon,
            color: row.network_color,
          },
        },
        can_pause: row.can_pause,
        can_cancel: row.can_cancel,
        has_refill: row.has_refill,
        auto_refill_is_allowed: row.auto_refill_is_allowed,
      },
    ]),
  );
}

/** In the context's language; works for services that are no longer offered too. */
export async function serviceName(ctx: Context, serviceId: bigint): Promise<string> {
  const catalogue = await localizedCatalogue(ctx);
  const offered = catalogue.stored.byId.get(serviceId);
  if (offered) return catalogue.name(offered);
  const row = await ctx.db
    .selectFrom('service')
    .select('name')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', serviceId)
    .executeTakeFirst();
  return row?.name ?? `#${serviceId}`;
}

/** Includes services that are no longer offered: their orders still exist. */
export async function servicesOfNetwork({ db, panel }: Context, networkId: bigint): Promise<bigint[]> {
  const rows = await db
    .selectFrom('service')
    .innerJoin('service_type as type', (join) =>
      join.onRef('type.panel_id', '=', 'service.panel_id').onRef('type.id', '=', 'service.service_type_id'),
    )
    .select('service.id')
    .where('service.panel_id', '=', panel.id)
    .where('type.network_id', '=', networkId)
    .execute();
  return rows.map(({ id }) => id);
}

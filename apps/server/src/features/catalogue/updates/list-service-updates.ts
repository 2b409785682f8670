import type { listServiceUpdates as endpoint } from '@marquee/contract/catalogue/service-updates.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { favoriteIds } from '../favorites/favorites.ts';
import { localizedCatalogue } from '../stored/catalogue.data.ts';
import { serviceUpdateView } from './service-update-view.ts';

type UpdatesQuery = Input<typeof endpoint>['query'];

const day = 24 * 60 * 60 * 1000;

/** Read from the table rather than memory: the log grows without limit and is rarely requested. */
export async function listServiceUpdates(
  ctx: Context,
  query: UpdatesQuery,
): Promise<Answer<typeof endpoint>> {
  const [catalogue, marked] = await Promise.all([
    localizedCatalogue(ctx),
    query.favorites ? favoriteIds(ctx) : undefined,
  ]);
  const { page, per_page } = query;
  const rows = await updateRows(ctx, query, marked)
    .offset((page - 1) * per_page)
    .limit(per_page + 1)
    .execute();
  const shown = rows.slice(0, per_page).map((row) => serviceUpdateView(row, catalogue));
  return { data: shown, page, per_page, has_more: rows.length > per_page };
}

function updateRows({ db, panel }: Context, query: UpdatesQuery, marked: ReadonlySet<bigint> | undefined) {
  const { kinds, network, service_type, service_id, from, until } = query;
  return db
    .selectFrom('service_change as change')
    .innerJoin('service', (join) =>
      join.onRef('service.panel_id', '=', 'change.panel_id').onRef('service.id', '=', 'change.service_id'),
    )
    .innerJoin('service_type as type', (join) =>
      join.onRef('type.panel_id', '=', 'service.panel_id').onRef('type.id', '=', 'service.service_type_id'),
    )
    .innerJoin('network', (join) =>
      join.onRef('network.panel_id', '=', 'type.panel_id').onRef('network.id', '=', 'type.network_id'),
    )
    .select([
      'change.id',
      'change.kind',
      'change.before',
      'change.after',
      'change.created_at',
      'service.id as service_id',
      'service.slug',
      'service.name',
      'type.id as type_id',
      'type.network_id',
    ])
    .where('change.panel_id', '=', panel.id)
    .where('service.restricted_access', '=', false)
    .where('type.is_enabled', '=', true)
    .where('network.is_enabled', '=', true)
    .$if(Boolean(kinds?.length), (rows) => rows.where('change.kind', 'in', kinds ?? []))
    .$if(network !== undefined, (rows) => rows.where('network.slug', '=', network ?? ''))
    .$if(service_type !== undefined, (rows) => rows.where('type.slug', '=', service_type ?? ''))
    .$if(service_id !== undefined, (rows) => rows.where('change.service_id', '=', BigInt(service_id ?? 0)))
    .$if(marked !== undefined, (rows) =>
      rows.where((build) => build('change.service_id', '=', build.fn.any(build.val([...(marked ?? [])])))),
    )
    .$if(from !== undefined, (rows) => rows.where('change.created_at', '>=', new Date(`${from}T00:00:00Z`)))
    .$if(until !== undefined, (rows) =>
      rows.where('change.created_at', '<', new Date(Date.parse(`${until}T00:00:00Z`) + day)),
    )
    .orderBy('change.created_at', 'desc')
    .orderBy('change.id', 'desc');
}

export type UpdateRow = Awaited<ReturnType<ReturnType<typeof updateRows>['execute']>>[number];

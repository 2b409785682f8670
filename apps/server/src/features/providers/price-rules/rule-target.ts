import type {
  createPriceRule,
  findPriceRuleTargets as endpoint,
} from '@marquee/contract/console/price-rules.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { matchNumberOrWords } from '@marquee/domain/search/match-number-or-words.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { findProvider } from '../provider.ts';

type TargetInput = Pick<
  Input<typeof createPriceRule>['body'],
  'provider_id' | 'service_type_id' | 'service_id'
>;

/** What the rule is for. What another panel has counts as missing. */
export async function readTarget(ctx: Context, { provider_id, service_type_id, service_id }: TargetInput) {
  const providerId = BigInt(provider_id);
  if (!(await findProvider(ctx, providerId))) return wrong('provider_id');
  if (service_id !== undefined && service_type_id !== undefined) return wrong('service_type_id');
  const serviceTypeId = service_type_id === undefined ? null : BigInt(service_type_id);
  const serviceId = service_id === undefined ? null : BigInt(service_id);
  if (serviceTypeId !== null && !(await exists(ctx, 'service_type', serviceTypeId)))
    return wrong('service_type_id');
  if (serviceId !== null && !(await exists(ctx, 'service', serviceId))) return wrong('service_id');
  return { providerId, serviceTypeId, serviceId };
}

function wrong(field: string): never {
  return refuse('invalid_input', { fields: [{ field, code: 'invalid' }] });
}

async function exists({ db, panel }: Context, table: 'service' | 'service_type', id: bigint) {
  const row = db.selectFrom(table).select('id').where('panel_id', '=', panel.id).where('id', '=', id);
  return (await row.executeTakeFirst()) !== undefined;
}

const mostFound = 20;

/** Services that the provider can deliver, and their types, by number or by part of the name. */
export async function findRuleTargets(
  ctx: Context,
  { provider, search }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const rows = await targetRows(ctx, BigInt(provider)).execute();
  const matches = matchNumberOrWords(search);
  const types = new Map(
    rows.map(({ type_id, type_name, network_name }) => [
      type_id,
      { id: Number(type_id), name: type_name, group: network_name },
    ]),
  );
  const services = rows.map(({ id, name, type_name, network_name }) => ({
    id: Number(id),
    name,
    group: `${network_name} · ${type_name}`,
  }));
  return {
    data: {
      services: services.filter(({ id, name }) => matches({ id, name })).slice(0, mostFound),
      service_types: [...types.values()]
        .filter(({ id, name, group }) => matches({ id, name: `${group} ${name}` }))
        .slice(0, mostFound),
    },
  };
}

function targetRows({ db, panel }: Context, providerId: bigint) {
  return db
    .selectFrom('service')
    .innerJoin('service_type as type', (join) =>
      join.onRef('type.panel_id', '=', 'service.panel_id').onRef('type.id', '=', 'service.service_type_id'),
    )
    .innerJoin('network', (join) =>
      join.onRef('network.panel_id', '=', 'type.panel_id').onRef('network.id', '=', 'type.network_id'),
    )
    .select([
      'service.id',
      'service.name',
      'type.id as type_id',
      'type.name as type_name',
      'network.name as network_name',
    ])
    .where('service.panel_id', '=', panel.id)
    .where(({ exists: found, selectFrom }) =>
      found(
        selectFrom('service_source as source')
          .select('source.service_id')
          .where('source.panel_id', '=', panel.id)
          .where('source.provider_id', '=', providerId)
          .whereRef('source.service_id', '=', 'service.id'),
      ),
    )
    .orderBy('service.id');
}

import { targetParameter } from '@marquee/domain/delivery/find-service-kind.ts';
import { kindRules, type OrderParameter, type ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';
import type { Context } from '../../../platform/context.ts';
import { type AskableParameter, makeTarget } from './make-target.ts';

type OfPanel = Pick<Context, 'db'> & { panel: Pick<Context['panel'], 'id'> };

/** The panel's targets by the API parameter that they fill. */
export type TargetsByParameter = ReadonlyMap<OrderParameter, bigint>;

/** What an order form asks for, in this order; a subscription has its own form. */
export function requiredParameters(kind: ServiceKind): readonly AskableParameter[] {
  if (kind === 'Subscriptions') return [];
  const { required, optional = [] } = kindRules[kind];
  return [...required, ...optional].filter(isAskable);
}

function isAskable(parameter: OrderParameter): parameter is AskableParameter {
  return Object.hasOwn(askable, parameter);
}

/** Those with a name in `fields.json`. */
const askable: Record<AskableParameter, true> = {
  keywords: true,
  comments: true,
  usernames: true,
  hashtags: true,
  groups: true,
  hashtag: true,
  username: true,
  media: true,
  answer_number: true,
  country: true,
  device: true,
  type_of_traffic: true,
  google_keyword: true,
  referring_url: true,
};

/** The targets that these kinds need; missing ones are created. */
export async function targetsByParameter(
  of: OfPanel,
  kinds: Iterable<ServiceKind>,
): Promise<TargetsByParameter> {
  const needed = new Set([...kinds].flatMap(requiredParameters));
  if (needed.size === 0) return new Map();
  const found = await existingTargets(of);
  for (const parameter of needed)
    if (!found.has(parameter)) found.set(parameter, await makeTarget(of.db, of.panel.id, parameter));
  return found;
}

/** The first target of each parameter; named parameters come before those recognized by their input type. */
async function existingTargets({ db, panel }: OfPanel): Promise<Map<OrderParameter, bigint>> {
  const rows = await db
    .selectFrom('target')
    .innerJoin('target_type as type', (join) =>
      join.onRef('type.panel_id', '=', 'target.panel_id').onRef('type.id', '=', 'target.target_type_id'),
    )
    .select(['target.id', 'target.parameter', 'type.view_type as viewType'])
    .where('target.panel_id', '=', panel.id)
    .orderBy('target.parameter', (order) => order.desc().nullsLast())
    .orderBy('target.id', 'desc')
    .execute();
  const named = rows.flatMap((row): [OrderParameter, bigint][] => {
    const parameter = targetParameter(row);
    return parameter ? [[parameter, row.id]] : [];
  });
  return new Map(named.toReversed());
}

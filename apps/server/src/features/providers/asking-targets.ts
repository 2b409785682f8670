import { isList, parameterOf } from '@marquee/domain/delivery/kind-of.ts';
import { kindRules, type OrderParameter, type ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';
import { defaultLocale, locales } from '@marquee/domain/locale/locales.ts';
import type { Context } from '../../platform/context.ts';
import { type AskableParameter, targetWords } from './target-words.ts';

/** The panel's targets by what they fill in. */
export type AskingTargets = ReadonlyMap<OrderParameter, bigint>;

/** Whether a form can ask for all of it; what needs the wire's own codes is mapped by hand. */
export function canBeAsked(kind: ServiceKind): boolean {
  return kind === 'Subscriptions' || kindRules[kind].required.every(isAskable);
}

/** What these kinds ask their buyers for; a target that the panel lacks is made. */
export async function askingTargets(ctx: Context, kinds: Iterable<ServiceKind>): Promise<AskingTargets> {
  const asking = [...kinds].filter((kind) => kind !== 'Subscriptions');
  const needed = new Set(asking.flatMap((kind) => kindRules[kind].required.filter(isAskable)));
  if (needed.size === 0) return new Map();
  const found = await standingTargets(ctx);
  for (const parameter of needed)
    if (!found.has(parameter)) found.set(parameter, await makeTarget(ctx, parameter));
  return found;
}

function isAskable(parameter: OrderParameter): parameter is AskableParameter {
  return Object.hasOwn(targetWords, parameter);
}

/** The first one of each kind, those that somebody named before those told by how they are typed in. */
async function standingTargets({ db, panel }: Context): Promise<Map<OrderParameter, bigint>> {
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
    const parameter = parameterOf(row);
    return parameter ? [[parameter, row.id]] : [];
  });
  return new Map(named.toReversed());
}

async function makeTarget({ db, panel }: Context, parameter: AskableParameter): Promise<bigint> {
  const words = targetWords[parameter];
  const others = locales.filter((locale) => locale !== defaultLocale);
  const inOthers = (name: string) =>
    JSON.stringify(Object.fromEntries(others.map((locale) => [locale, { [name]: words[locale] }])));
  const type = await db
    .insertInto('target_type')
    .values({
      panel_id: panel.id,
      name: `provider_${parameter}`,
      title: words.en,
      view_type: isList(parameter) ? 'comments' : 'textarea',
      translations: inOthers('title'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('target')
    .values({
      panel_id: panel.id,
      target_type_id: type.id,
      name: words.en,
      parameter,
      translations: inOthers('name'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

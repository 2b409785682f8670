import type { ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';
import type { localizedCatalogue } from '../catalogue/index.ts';

type Stored = Awaited<ReturnType<typeof localizedCatalogue>>['stored'];
type Service = Stored['listed'][number];

/** What this wire can carry beside link and quantity. */
const carried: Record<string, { kind: ServiceKind; packageKind: ServiceKind } | undefined> = {
  comments: { kind: 'Custom Comments', packageKind: 'Custom Comments Package' },
  seo_keywords: { kind: 'SEO', packageKind: 'Package' },
};

/** The trade's kind of each service; undefined for those that ask for what this wire has no words for. */
export function serviceKindOf({ rows }: Stored): (service: Service) => ServiceKind | undefined {
  const views = new Map(rows.targetTypes.map(({ id, view_type }) => [id, view_type]));
  const viewOf = new Map(rows.targets.map((target) => [target.id, views.get(target.target_type_id)]));
  const asked = Map.groupBy(rows.asked, ({ service_id }) => service_id);
  return ({ row }) => {
    const own = (asked.get(row.id) ?? []).map(({ target_id }) => viewOf.get(target_id) ?? '');
    const [first, ...more] = own;
    if (first === undefined) return row.is_package ? 'Package' : 'Default';
    const words = more.length === 0 ? carried[first] : undefined;
    return row.is_package ? words?.packageKind : words?.kind;
  };
}

/** The target that takes the wire's own list of lines. */
export function targetOf({ rows }: Stored, serviceId: bigint): number | undefined {
  const target = rows.asked.find(({ service_id }) => service_id === serviceId);
  return target && Number(target.target_id);
}

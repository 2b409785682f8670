import { findServiceKind, targetParameter } from '@marquee/domain/delivery/find-service-kind.ts';
import type { OrderParameter, ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';
import type { CatalogueService as Service, StoredCatalogue as Stored } from '../stored/stored-catalogue.ts';

interface RequiredTarget {
  targetId: bigint;
  /** Undefined where the reseller API has no parameter for it. */
  parameter: OrderParameter | undefined;
  isOptional: boolean;
}

/** The API type of each service; undefined for services that need input this API cannot express. */
export function serviceKindOf(stored: Stored): (service: Service) => ServiceKind | undefined {
  const byService = targetsByService(stored);
  return ({ row }) => {
    if (row.is_subscription) return 'Subscriptions';
    const needed = (byService.get(row.id) ?? []).filter(({ isOptional }) => !isOptional);
    const parameters = needed.flatMap(({ parameter }) => parameter ?? []);
    if (parameters.length < needed.length) return undefined;
    return findServiceKind({ parameters, isPackage: row.is_package, isCounted: row.calculable_quantity });
  };
}

/** The targets of one service, each with its API parameter. */
export function requiredTargets(stored: Stored, serviceId: bigint): readonly RequiredTarget[] {
  return targetsByService(stored).get(serviceId) ?? [];
}

const known = new WeakMap<Stored, ReadonlyMap<bigint, readonly RequiredTarget[]>>();

function targetsByService(stored: Stored): ReadonlyMap<bigint, readonly RequiredTarget[]> {
  const targets = known.get(stored) ?? groupTargets(stored);
  known.set(stored, targets);
  return targets;
}

function groupTargets({ rows }: Stored): Map<bigint, RequiredTarget[]> {
  const views = new Map(rows.targetTypes.map(({ id, view_type }) => [id, view_type]));
  const text = new Map(
    rows.targets.map(({ id, target_type_id, parameter }) => [
      id,
      targetParameter({ parameter, viewType: views.get(target_type_id) ?? '' }),
    ]),
  );
  const targets = rows.serviceTargets.map(({ service_id, target_id, is_optional }) => ({
    serviceId: service_id,
    targetId: target_id,
    parameter: text.get(target_id),
    isOptional: is_optional,
  }));
  return Map.groupBy(targets, ({ serviceId }) => serviceId);
}

import { targetParameter } from '@marquee/domain/delivery/find-service-kind.ts';
import type { OrderParameter } from '@marquee/domain/delivery/service-kinds.ts';
import type { TargetView } from '@marquee/domain/quantity/calculable-quantity.ts';
import type { CatalogueService, StoredCatalogue } from '../catalogue/index.ts';

/** Something that a service asks for besides link and quantity. */
export interface CustomField {
  id: bigint;
  viewType: TargetView;
  /** Its name in the reseller API, if it has one. */
  parameter: OrderParameter | undefined;
  /** If not empty, one of these must be chosen. */
  selectable: readonly string[];
  isOptional: boolean;
}

const fieldsByCatalogue = new WeakMap<StoredCatalogue, ReadonlyMap<bigint, readonly CustomField[]>>();

export function customFields(catalogue: StoredCatalogue, { row }: CatalogueService): readonly CustomField[] {
  const byService = fieldsByCatalogue.get(catalogue) ?? groupByService(catalogue);
  fieldsByCatalogue.set(catalogue, byService);
  return byService.get(row.id) ?? [];
}

function groupByService({ rows }: StoredCatalogue): Map<bigint, CustomField[]> {
  const types = new Map(rows.targetTypes.map((type) => [type.id, type]));
  const targets = new Map(
    rows.targets.flatMap((target): [bigint, Omit<CustomField, 'isOptional'>][] => {
      const type = types.get(target.target_type_id);
      if (!type) return [];
      const selectable = type.selectable ? target.selectable_values : [];
      return [
        [
          target.id,
          {
            id: target.id,
            viewType: type.view_type,
            parameter: targetParameter({ parameter: target.parameter, viewType: type.view_type }),
            selectable,
          },
        ],
      ];
    }),
  );
  const byService = new Map<bigint, CustomField[]>();
  for (const { service_id, target_id, is_optional: isOptional } of rows.serviceTargets) {
    const target = targets.get(target_id);
    if (target) byService.set(service_id, [...(byService.get(service_id) ?? []), { ...target, isOptional }]);
  }
  return byService;
}

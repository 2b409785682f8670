import { kindOf } from '@marquee/domain/delivery/kind-of.ts';
import type { OrderParameter, OrderParameters, ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';
import type { PricedLine } from '../../quotes/index.ts';

/** What a line says beyond link and quantity, in the words of the reseller API. */
export function providerOrder({ service, targets, countries }: PricedLine): {
  provider_type: ServiceKind;
  provider_params: OrderParameters;
} {
  const said = new Map<OrderParameter, string>();
  const needed = new Set<OrderParameter>();
  for (const { parameter, isOptional, values } of targets) {
    if (!parameter) continue;
    said.set(parameter, [said.get(parameter) ?? [], values].flat().join('\n'));
    if (!isOptional) needed.add(parameter);
  }
  const { is_package: isPackage, calculable_quantity: isCounted } = service.row;
  const kind = kindOf({ parameters: [...needed], isPackage, isCounted });
  return {
    provider_type: kind ?? (isPackage ? 'Package' : 'Default'),
    provider_params: {
      ...(countries.length > 0 ? { country: countries.join(',') } : {}),
      ...Object.fromEntries(said),
    },
  };
}

import type { NetworkWithTypes, ServiceCard } from '@marquee/contract/generated/catalogue.ts';
import { fitOrderQuantity } from '@marquee/domain/quantity/fit-quantity.ts';
import { useEffect } from 'react';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import { quantityLimits } from '../../quantity-limits.ts';
import { type FormLine, isDripFed, type LineChanges } from './form-line.ts';

interface Offered {
  types: readonly NetworkWithTypes['service_types'][number][];
  /** The types that accept the link are still being fetched. */
  isLoading: boolean;
  offered: readonly ServiceCard[] | undefined;
  service: ServiceDetails | undefined;
  /** The drip-feed tab is open, and some services here support it. */
  mustDrip: boolean;
  /** The page sells one service, so nothing else is chosen. */
  isFrozen: boolean;
}

/** Fills in a default for each missing choice, so that a link alone already has a price. */
export function useLineDefaults(
  line: FormLine,
  { types, isLoading, offered, service, mustDrip, isFrozen }: Offered,
  change: (changes: LineChanges) => void,
): void {
  const firstType = types[0]?.id;
  const hasType = line.typeId !== undefined && types.some(({ id }) => id === line.typeId);
  const isTypeGone = line.typeId !== undefined && !hasType;
  useEffect(() => {
    if (isFrozen || isLoading || hasType || firstType === undefined) return;
    const first = { typeId: firstType, serviceId: undefined, targets: {} };
    // A quantity entered before there is a type is kept; one from another type is dropped.
    change(isTypeGone ? { ...first, quantity: 0n } : first);
  }, [isFrozen, isLoading, hasType, isTypeGone, firstType, change]);

  const firstService = offered?.[0]?.id;
  const mustChoose =
    line.serviceId === undefined ||
    (service !== undefined && mustDrip && !isDripFed(line, service)) ||
    service?.is_deactivated;
  useEffect(() => {
    if (isFrozen || !mustChoose || firstService === undefined || firstService === line.serviceId) return;
    change({ serviceId: firstService });
  }, [isFrozen, mustChoose, firstService, line.serviceId, change]);

  useEffect(() => {
    if (!service || service.calculable_quantity || service.id !== line.serviceId) return;
    const quantity = line.quantity === 0n ? BigInt(service.default_quantity) : line.quantity;
    const fitted = fitOrderQuantity(quantity.toString(), quantityLimits(service));
    if (fitted !== line.quantity) change({ quantity: fitted });
  }, [service, line.serviceId, line.quantity, change]);

  const hasUnusedCountries = service?.allowed_use_countries === false && line.countries.length > 0;
  useEffect(() => {
    if (hasUnusedCountries) change({ countries: [] });
  }, [hasUnusedCountries, change]);
}

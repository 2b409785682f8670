import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import { formKeys } from '../../../../product/query-keys.ts';
import { chosenServiceQuery } from '../../api.ts';
import type { CheckoutLine } from '../../checkout/use-checkout.ts';
import { asOrderLine, type FormLine, type LineChanges, newLine } from './form-line.ts';

interface ReadLine {
  line: FormLine;
  service: ServiceDetails | undefined;
  /** Index in the request; undefined while incomplete. */
  place: number | undefined;
}

interface Lines {
  lines: readonly ReadLine[];
  active: FormLine;
  checkoutLines: readonly CheckoutLine[];
  /** A service is chosen, but some of its fields are empty. */
  isIncomplete: boolean;
  change(changes: LineChanges): void;
  /** Of the line at this place in the request. */
  setQuantity(place: number, quantity: bigint): void;
  activate(key: number): void;
  add(changes?: LineChanges): void;
  remove(key: number): void;
  reset(changes?: LineChanges): void;
}

/** The form's lines, one of which is being edited, and those that can be priced. */
export function useLines(initial: LineChanges, isReorder: boolean): Lines {
  const [all, setAll] = useState(() => [newLine(initial)]);
  const [activeKey, activate] = useState<number>();
  const active = all.find(({ key }) => key === activeKey) ?? all[0] ?? newLine();
  const { key: editedKey } = active;
  const change = useCallback(
    (changes: LineChanges) =>
      setAll((lines) => lines.map((line) => (line.key === editedKey ? { ...line, ...changes } : line))),
    [editedKey],
  );
  const detailsOf = useServiceDetails(all.flatMap(({ serviceId }) => serviceId ?? []));

  const checkoutLines: CheckoutLine[] = [];
  const lines = all.map((line): ReadLine => {
    const service = line.serviceId === undefined ? undefined : detailsOf(line.serviceId);
    const place = checkoutLines.length;
    const request = service && asOrderLine(line, service, place);
    if (!service || !request) return { line, service, place: undefined };
    checkoutLines.push({
      request: isReorder ? { ...request, is_reorder: true } : request,
      name: service.name,
      isPaymentRestricted: service.payment_restricted,
    });
    return { line, service, place };
  });

  const start = (line: FormLine, others: readonly FormLine[]) => {
    setAll([...others, line]);
    activate(line.key);
  };
  return {
    lines,
    active,
    checkoutLines,
    isIncomplete: lines.some(({ line, place }) => line.serviceId !== undefined && place === undefined),
    change,
    setQuantity: (place, quantity) => {
      const key = lines.find((line) => line.place === place)?.line.key;
      setAll((current) => current.map((line) => (line.key === key ? { ...line, quantity } : line)));
    },
    activate,
    add: (changes) => start(newLine(changes), all),
    remove: (key) => setAll((current) => current.filter((line) => line.key !== key)),
    reset: (changes) => start(newLine(changes), []),
  };
}

/** One query fetches all that are missing; known ones are read from the cache. */
function useServiceDetails(ids: readonly number[]): (id: number) => ServiceDetails | undefined {
  const services = useServices();
  const queryOf = (id: number) => chosenServiceQuery(services, String(id));
  useQuery({
    queryKey: formKeys.servicesOfLines(ids),
    enabled: ids.length > 0,
    queryFn: async () => {
      await Promise.allSettled(ids.map((id) => services.queryClient.ensureQueryData(queryOf(id))));
      return ids;
    },
  });
  return (id) => services.queryClient.getQueryData(queryOf(id).queryKey);
}

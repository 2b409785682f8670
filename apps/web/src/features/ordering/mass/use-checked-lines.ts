import { ApiError } from '@marquee/contract/client.ts';
import type { OrderableService } from '@marquee/contract/generated/catalogue.ts';
import type { OrderLineInput } from '@marquee/contract/generated/ordering.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { formToken } from '../../../product/order-form-token.ts';
import { formKeys } from '../../../product/query-keys.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { formCatalogueQuery } from '../api.ts';
import { mapErrors } from '../checkout/form-errors.ts';
import { type MassLine, readMassLines } from './read-mass-lines.ts';

const pause = 600;

export interface CheckedLine extends Omit<MassLine, 'problem'> {
  service: OrderableService | undefined;
  problems: readonly string[];
  /** As it would be sent; undefined if it cannot be read. */
  request: OrderLineInput | undefined;
}

/** Every line with its errors: first those found here, then the server's. */
export function useCheckedLines(text: string): { lines: readonly CheckedLine[]; isChecking: boolean } {
  const t = useTranslations('ordering.mass.problems');
  const services = useServices();
  const settled = useSettled(text, pause);
  const { data: networks } = useQuery(formCatalogueQuery(services));
  const known = useMemo(
    () =>
      new Map(
        (networks ?? [])
          .flatMap(({ service_types }) => service_types)
          .flatMap((type) => type.services)
          .map((service) => [service.id, service]),
      ),
    [networks],
  );
  const lines = readMassLines(settled).map((line): CheckedLine => {
    const { problem, ...read } = line;
    const service = known.get(line.serviceId);
    if (problem) return { ...read, service, problems: [t(problem)], request: undefined };
    const { serviceId, url, quantity, name, number } = line;
    const request = {
      index: number,
      service_id: serviceId,
      ...(url === '' ? {} : { url }),
      ...(quantity === undefined ? {} : { quantity }),
      ...(name === '' ? {} : { name }),
    };
    return { ...read, service, problems: [], request };
  });
  const sent = lines.flatMap(({ request }) => request ?? []);
  const checked = useQuery({
    queryKey: formKeys.massCheck(sent),
    queryFn: async ({ signal }) => {
      const query = formToken(services);
      await services.call('validateOrder', { query, body: { orders: sent } }, { signal });
      return null;
    },
    enabled: sent.length > 0,
    // The running orders change with every order placed.
    staleTime: 0,
  });
  const refused = checked.error instanceof ApiError ? mapErrors(checked.error.fields).lines : new Map();
  const checkedLines = lines.map((line) => {
    const { targetableValues, ...others } = refused.get(line.request ? sent.indexOf(line.request) : -1) ?? {};
    const messages = [...Object.values<string>(others), ...(targetableValues ? [t('needsMore')] : [])];
    return { ...line, problems: [...line.problems, ...messages] };
  });
  return { lines: checkedLines, isChecking: text !== settled || checked.isFetching || !networks };
}

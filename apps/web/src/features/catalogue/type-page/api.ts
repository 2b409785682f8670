import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { servicePageKeys } from '../../../product/query-keys.ts';

/** The rest of its network first, then the same kind elsewhere. */
export const relatedTypesQuery = ({ call }: Pick<AppServices, 'call'>, typeId: number) =>
  queryOptions({
    queryKey: servicePageKeys.relatedTypes(typeId),
    queryFn: async ({ signal }) =>
      (await call('listRelatedServiceTypes', { body: { service_type_id: typeId } }, { signal })).data,
  });

/** Without its services, which the list below loads page by page. */
export const serviceTypeQuery = ({ call }: Pick<AppServices, 'call'>, slug: string) =>
  queryOptions({
    queryKey: servicePageKeys.type(slug),
    queryFn: async ({ signal }) => {
      const { services: _, ...type } = (await call('getServiceType', { params: { slug } }, { signal })).data;
      return type;
    },
  });

import type { Calls } from '@marquee/contract/generated/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

type Services = Pick<AppServices, 'call'>;
export type AuditFilters = Calls['listAudit']['query'];

export const auditQuery = ({ call }: Services, filters: AuditFilters) =>
  queryOptions({
    queryKey: consoleKeys.audit(filters),
    queryFn: ({ signal }) => call('listAudit', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    // What was just done stands there, also for who has looked before.
    staleTime: 0,
  });

const names = ['search', 'action', 'subject_type', 'subject_id', 'start_date', 'end_date'] as const;

/** Filters as they stand in the address. */
export function readFilters(get: (name: string) => string | undefined): AuditFilters {
  return Object.fromEntries(names.map((name) => [name, get(name)]).filter(([, value]) => value));
}

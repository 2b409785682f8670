import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import type { TriedGrade } from './grade-draft.ts';

type Services = Pick<AppServices, 'call'>;

export const managedGradesQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: consoleKeys.grades,
    queryFn: async ({ signal }) => (await call('manageGrades', {}, { signal })).data,
  });

/** What the change would do; nothing is asked while it cannot be read. */
export const gradeEffectQuery = ({ call }: Services, tried: TriedGrade | undefined) =>
  queryOptions({
    queryKey: consoleKeys.gradeEffect(tried),
    queryFn: async ({ signal }) =>
      tried ? (await call('previewGrade', { body: tried }, { signal })).data : null,
    enabled: tried !== undefined,
    placeholderData: keepPreviousData,
  });

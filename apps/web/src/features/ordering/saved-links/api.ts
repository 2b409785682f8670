import type { SavedLink } from '@marquee/contract/generated/ordering.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { savedLinksKey } from '../../../product/query-keys.ts';

export const savedLinksQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: savedLinksKey,
    queryFn: async ({ signal }): Promise<SavedLink[]> => (await call('listSavedLinks', {}, { signal })).data,
  });

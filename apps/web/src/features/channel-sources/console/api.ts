import type { ChannelSource } from '@marquee/contract/generated/console.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

export const sourceQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: consoleKeys.channelSource,
    queryFn: async ({ signal }) => (await call('getChannelSource', {}, { signal })).data,
  });

/** Every change answers with how things stand then. */
export function useKeepSource(): (answer: { data: ChannelSource }) => void {
  const services = useServices();
  return ({ data }) => services.queryClient.setQueryData(sourceQuery(services).queryKey, data);
}

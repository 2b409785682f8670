import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { importPhrases } from '../../../lib/import-phrases.ts';
import { PhrasesContext } from '../../../ui/text/use-translations.tsx';
import type { Figures } from './api.ts';
import { TopFigures } from './top-figures.tsx';

const common = await importPhrases('en', 'common');

const query = queryOptions({
  queryKey: ['figures'],
  queryFn: (): Promise<Figures> => Promise.reject(new TypeError('Failed to fetch')),
  retry: false,
  retryOnMount: false,
});

function Card() {
  return <TopFigures figures={useQuery(query)} />;
}

const render = (queryClient: QueryClient) =>
  renderToString(
    <QueryClientProvider client={queryClient}>
      <PhrasesContext value={{ locale: 'en', messages: { common } }}>
        <Card />
      </PhrasesContext>
    </QueryClientProvider>,
  );

test('figures that did not come say so and can be asked for again', async () => {
  const queryClient = new QueryClient();
  expect(render(queryClient)).not.toContain(common.actions.retry);
  await queryClient.prefetchQuery(query);
  expect(render(queryClient)).toContain(common.actions.retry);
});

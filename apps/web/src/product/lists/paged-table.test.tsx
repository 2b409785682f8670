import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { importPhrases } from '../../lib/import-phrases.ts';
import { PhrasesContext } from '../../ui/text/use-translations.tsx';
import { PagedTable } from './paged-table.tsx';

const common = await importPhrases('en', 'common');
const errors = await importPhrases('en', 'errors');

type Answer = { data: { id: number }[]; recordsFiltered: number };

function Shown({ page, isNarrowed }: { page: number; isNarrowed: boolean }) {
  const list = useQuery<Answer>({ queryKey: ['rows'], queryFn: () => Promise.reject(), retryOnMount: false });
  return (
    <PagedTable
      label="Rows"
      list={list}
      columns={[{ id: 'id', header: 'Id', cell: ({ id }) => `row ${id}` }]}
      page={page}
      perPage={10}
      onPage={() => undefined}
      isNarrowed={isNarrowed}
      noneFit={{ title: 'None fits', clear: { label: 'Clear', onClear: () => undefined } }}
      nothing="Nothing yet"
    />
  );
}

async function shown(answer: Answer | Error, { page = 1, isNarrowed = false } = {}): Promise<string> {
  const client = new QueryClient();
  const queryFn = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  await client.prefetchQuery({ queryKey: ['rows'], queryFn, retry: false });
  return renderToString(
    <QueryClientProvider client={client}>
      <PhrasesContext value={{ locale: 'en', messages: { common, errors } }}>
        <Shown page={page} isNarrowed={isNarrowed} />
      </PhrasesContext>
    </QueryClientProvider>,
  );
}

const none: Answer = { data: [], recordsFiltered: 0 };

test('rows and their pages', async () => {
  const markup = await shown({ data: [{ id: 7 }], recordsFiltered: 21 }, { page: 3 });
  expect(markup).toContain('row 7');
  expect(markup).toContain('Page 3 of 3');
});

test('nothing at all, nothing that fits, and nothing on a page past the end are told apart', async () => {
  expect(await shown(none)).toContain('Nothing yet');
  expect(await shown(none, { isNarrowed: true })).toContain('None fits');
  expect(await shown({ data: [], recordsFiltered: 3 }, { page: 9 })).toContain('None fits');
});

test('a list that cannot be loaded says why in the reader’s language, and offers to try again', async () => {
  const markup = await shown(new TypeError('Failed to fetch'));
  expect(markup).toContain(common.states.failed);
  expect(markup).toContain(errors.internal);
  expect(markup).toContain(common.actions.retry);
  expect(markup).not.toContain('Failed to fetch');
});

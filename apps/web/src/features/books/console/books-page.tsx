import type { Books, BooksCheckView, BooksProblemView } from '@marquee/contract/generated/console.ts';
import { booksRuleNames } from '@marquee/domain/money/books-rules.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { CsvButton } from '../../../product/console/csv-button.tsx';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { useAction } from '../../../product/use-action.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** Asked again often while a check runs, so that its progress shows. */
const booksQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: consoleKeys.books,
    queryFn: async ({ signal }) => (await call('getBooks', {}, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.running ? 1000 : 30_000),
  });

interface Filters {
  rule: string | undefined;
  after: number | undefined;
}

const problemsQuery = ({ call }: Pick<AppServices, 'call'>, check: number, filters: Filters) =>
  queryOptions({
    // Another check may have found others.
    queryKey: consoleKeys.booksProblems({ check, ...filters }),
    queryFn: ({ signal }) => call('listBooksProblems', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const { last } = await services.queryClient.ensureQueryData(booksQuery(services));
  const filters = { rule: params.get('rule') ?? undefined, after: wholeNumber(params.get('after')) };
  await services.queryClient.ensureQueryData(problemsQuery(services, last?.id ?? 0, filters));
}

/** Whether all money adds up: the last check, each rule, and the rows that break one. */
export function Page() {
  const t = useTranslations('adminMoney.books');
  const services = useServices();
  const action = useAction();
  const { data: books } = useQuery(booksQuery(services));
  const check = () =>
    action.run(() => services.call('runBooksCheck', { body: {} }), { refresh: [consoleKeys.books] });
  if (!books) return null;
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Button variant="primary" loading={action.isBusy || books.running !== null} onClick={check}>
            {t('run')}
          </Button>
        }
      />
      <div className="flex flex-col gap-5">
        <Outcome books={books} />
        {(books.last?.problems ?? 0) > 0 && <Problems check={books.last?.id ?? 0} />}
        <Rules rules={books.rules} isChecked={books.last !== null} />
      </div>
    </>
  );
}

function Outcome({ books: { last, running } }: { books: Books }) {
  const t = useTranslations('adminMoney.books');
  const isSound = last?.state === 'done' && last.problems === 0;
  const Icon = isSound ? CircleCheck : TriangleAlert;
  return (
    <Card>
      <div className="flex items-start gap-3" role="status">
        {last && (
          <Icon
            className={`mt-0.5 size-6 shrink-0 ${isSound ? 'text-success' : 'text-warning'}`}
            aria-hidden="true"
          />
        )}
        <div className="min-w-0">
          <p className="font-semibold text-16">{last ? <Verdict check={last} /> : t('never')}</p>
          {last && (
            <p className="text-ink-soft text-note">
              {t.rich('checked', { time: () => <Moment value={last.ended_at ?? last.created_at} /> })}
              {last.asked_by &&
                ` · ${t('askedBy', { name: last.asked_by.name || (last.asked_by.email ?? '') })}`}
            </p>
          )}
        </div>
      </div>
      {running && (
        <div className="pt-4">
          <ProgressBar
            label={
              running.state === 'waiting'
                ? t('waiting')
                : t('running', { done: String(running.rules_done), rules: String(running.rules) })
            }
            value={running.rules_done}
            max={Math.max(1, running.rules)}
          />
        </div>
      )}
    </Card>
  );
}

function Verdict({ check: { state, problems } }: { check: BooksCheckView }) {
  const t = useTranslations('adminMoney.books');
  if (state === 'failed') return t('failed');
  return problems === 0 ? t('clean') : t('problems', { count: problems });
}

function Problems({ check }: { check: number }) {
  const t = useTranslations('adminMoney');
  const services = useServices();
  const address = useListAddress();
  const list = useQuery(problemsQuery(services, check, { rule: address.get('rule'), after: address.after }));
  const columns: DataColumn<BooksProblemView>[] = [
    {
      id: 'rule',
      header: t('books.rule'),
      card: 'title',
      cell: ({ rule }) => (
        <span className="font-medium">
          <RuleName name={rule} />
        </span>
      ),
    },
    {
      id: 'detail',
      header: t('books.detail'),
      cell: ({ detail }) => <span className="break-words font-mono text-12">{detail}</span>,
    },
    {
      id: 'found_at',
      header: t('books.found'),
      card: 'corner',
      cell: ({ found_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={found_at} />
        </span>
      ),
    },
  ];
  return (
    <Card
      flush
      title={t('books.detail')}
      text={t('books.help')}
      action={<CsvButton name="books-problems" read={() => services.call('exportBooksProblems')} />}
    >
      <KeyedTable<BooksProblemView>
        label={t('books.detail')}
        list={list}
        columns={columns}
        address={address}
        empty={{ title: t('words.notFound') }}
      />
    </Card>
  );
}

function Rules({ rules, isChecked }: Pick<Books, 'rules'> & { isChecked: boolean }) {
  const t = useTranslations();
  const address = useListAddress();
  return (
    <Card title={t('adminBooks.title')}>
      <ul className="grid gap-x-8 gap-y-2 desktop:grid-cols-2">
        {rules.map(({ name, problems }) => (
          <li key={name} className="flex items-start gap-2">
            <RuleMark isChecked={isChecked} isKept={problems === 0} />
            <span className="min-w-0 flex-1">
              <RuleName name={name} />
            </span>
            {problems > 0 && (
              <button
                type="button"
                className="tap-area shrink-0 rounded-sm text-primary-text hover:underline"
                onClick={() => address.filter('rule', name)}
              >
                {t('adminMoney.books.problems', { count: problems })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Before the first check nothing is known; the number of problems says the rest in words. */
function RuleMark({ isChecked, isKept }: { isChecked: boolean; isKept: boolean }) {
  const Icon = !isChecked ? CircleDashed : isKept ? CircleCheck : TriangleAlert;
  const color = !isChecked ? 'text-ink-faint' : isKept ? 'text-success-text' : 'text-danger-text';
  return <Icon className={`mt-0.5 size-4 shrink-0 ${color}`} aria-hidden="true" />;
}

/** A rule of an older version, which may still stand in a finding, has no sentence. */
function RuleName({ name }: { name: string }) {
  const t = useTranslations('adminBooks.rules');
  const known = booksRuleNames.find((rule) => rule === name);
  return known ? t(known) : <span lang="en">{name}</span>;
}

import type { DeliveryView } from '@marquee/contract/generated/api.ts';
import { deliveryStates } from '@marquee/domain/webhooks/webhook.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { PagedTable } from '../../product/lists/paged-table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { callsPerPage, logQuery } from './api.ts';
import { CallSheet } from './call-sheet.tsx';
import { readLogView } from './log-view.ts';
import { useCallColumns } from './use-call-columns.tsx';

const pollInterval = 5000;

/** Calls sent, newest first; one opens beside the list. */
export function CallLog() {
  const t = useTranslations('webhooks.log');
  const [query, setQuery] = useSearchParams();
  const { question, call } = readLogView(query);
  const list = useQuery({
    ...logQuery(useServices(), question),
    refetchInterval: ({ state }) =>
      state.data?.data.some((delivery) => delivery.state === 'waiting') ? pollInterval : false,
  });
  const show = (changes: { page?: number; state?: DeliveryView['state'] | undefined; call?: string }) => {
    const { page, state, call: opened } = { ...question, call: '', ...changes };
    setQuery(
      {
        ...(state ? { state } : {}),
        ...(page > 1 ? { page: String(page) } : {}),
        ...(opened ? { call: opened } : {}),
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const columns = useCallColumns((id) => show({ call: String(id) }));
  return (
    <Card flush title={t('title')} text={t('lead')}>
      {(list.data?.recordsTotal ?? 0) > 0 && (
        <div className="overflow-x-auto px-4 pb-4 [scrollbar-width:none] tablet:px-5">
          <Segmented
            label={t('filter')}
            value={question.state ?? 'all'}
            options={[
              { value: 'all', label: t('all') },
              ...deliveryStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
            ]}
            onValueChange={(state) => show({ page: 1, state: state === 'all' ? undefined : state })}
          />
        </div>
      )}
      <PagedTable
        label={t('title')}
        list={list}
        columns={columns}
        page={question.page}
        perPage={callsPerPage}
        onPage={(page) => show({ page })}
        isNarrowed={question.state !== undefined}
        noneFit={{ title: t('noneFit') }}
        nothing={<EmptyState illustration="box" title={t('empty.title')} text={t('empty.text')} />}
      />
      <CallSheet deliveryId={call} onClose={() => show({})} />
    </Card>
  );
}

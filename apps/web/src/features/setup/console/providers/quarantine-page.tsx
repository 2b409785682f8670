import type { OfferReview } from '@marquee/contract/generated/console.ts';
import { type OfferReviewState, offerReviewStates } from '@marquee/domain/delivery/provider-lists.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../../lib/app-services.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { KeyedTable } from '../../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../../product/console/list-toolbar.tsx';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { SelectionBar } from '../../../../product/console/selection-bar.tsx';
import { useListAddress, wholeNumber } from '../../../../product/console/use-list-address.ts';
import { useRowSelection } from '../../../../product/console/use-row-selection.ts';
import { useAction } from '../../../../product/use-action.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { LazyConfirmDialog } from '../../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { type QuarantineFilters, quarantineQuery } from './api.ts';
import { useQuarantineColumns } from './quarantine-columns.tsx';

const readState = (text: string | null | undefined): OfferReviewState =>
  offerReviewStates.find((state) => state === text) ?? 'open';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  await services.queryClient.ensureQueryData(
    quarantineQuery(services, {
      state: readState(params.get('state')),
      search: params.get('search') ?? undefined,
      provider: wholeNumber(params.get('provider')),
      after: wholeNumber(params.get('after')),
    }),
  );
}

/** Offers that became something else or jumped in price: taken over, or kept off sale. */
export function Page() {
  const t = useTranslations('adminSetup.quarantine');
  const cancel = useTranslations('common.actions')('cancel');
  const services = useServices();
  const address = useListAddress();
  const selection = useRowSelection();
  const action = useAction();
  const [decision, setDecision] = useState<'accept' | 'reject'>();
  const filters: QuarantineFilters = {
    state: readState(address.get('state')),
    search: address.get('search'),
    provider: wholeNumber(address.get('provider') ?? null),
    after: address.after,
  };
  const list = useQuery(quarantineQuery(services, filters));
  const chosen = (list.data?.data ?? []).filter(({ id }) => selection.ids.has(id));
  const columns = useQuarantineColumns();
  const { after: _, ...wanted } = filters;
  const decide = () => {
    if (!decision) return;
    const offers = chosen.map(({ id, seen_at }) => ({ id, seen_at }));
    void action
      .run(() => services.call('decideOfferReviews', { body: { decision, offers } }), {
        done: t(decision === 'accept' ? 'accepted' : 'rejected'),
        refresh: [consoleKeys.quarantine, consoleKeys.queues],
      })
      .then((succeeded) => {
        if (succeeded) selection.clear();
        setDecision(undefined);
      });
  };
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="quarantine"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportOfferReviews', { query: wanted })}
        >
          <Segmented
            label={t('state')}
            value={filters.state}
            options={offerReviewStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onValueChange={(state) => {
              selection.clear();
              address.filter('state', state);
            }}
          />
        </ListToolbar>
        <SelectionBar selection={selection}>
          <Button size="small" variant="primary" onClick={() => setDecision('accept')}>
            {t('accept')}
          </Button>
          {filters.state === 'open' && (
            <Button size="small" onClick={() => setDecision('reject')}>
              {t('reject')}
            </Button>
          )}
        </SelectionBar>
        <KeyedTable<OfferReview>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          selection={selection}
          empty={filters.search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <LazyConfirmDialog
        open={decision !== undefined}
        title={t(decision === 'reject' ? 'rejectTitle' : 'acceptTitle', { count: chosen.length })}
        consequence={t(decision === 'reject' ? 'rejectText' : 'acceptText')}
        confirmLabel={t(decision === 'reject' ? 'reject' : 'accept')}
        cancelLabel={cancel}
        busy={action.isBusy}
        onConfirm={decide}
        onCancel={() => setDecision(undefined)}
      />
    </>
  );
}

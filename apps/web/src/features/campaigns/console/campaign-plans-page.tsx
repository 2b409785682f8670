import type { StaffPlan } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffPlansQuery } from './api.ts';
import { PlanForm } from './plan-form.tsx';

export async function load(services: AppServices): Promise<void> {
  await services.queryClient.ensureQueryData(staffPlansQuery(services));
}

/** Plans for keyword campaigns: made, ordered and switched off here, with who has them. */
export function Page() {
  const t = useTranslations('adminCampaigns.plans');
  const title = useTranslations('admin.pages')('campaign-plans');
  const common = useTranslations('common');
  const errorMessage = useErrorMessage();
  const list = useQuery(staffPlansQuery(useServices()));
  const [opened, setOpened] = useState<StaffPlan | 'new'>();
  const plans = list.data ?? [];
  const columns = usePlanColumns(setOpened);
  const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
  return (
    <>
      <PageHeader
        title={title}
        text={t('text')}
        actions={
          <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setOpened('new')}>
            {t('create')}
          </Button>
        }
      />
      <Card flush>
        {list.isLoadingError ? (
          <ErrorState title={common('states.failed')} text={errorMessage(list.error)} retry={retry} />
        ) : (
          <DataTable
            label={title}
            columns={columns}
            rows={plans}
            rowKey={({ id }) => String(id)}
            loading={list.isPending}
            density="compact"
            empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
          />
        )}
      </Card>
      <LazySideSheet
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened === 'new' ? t('create') : (opened?.name ?? '')}
        closeLabel={common('actions.close')}
      >
        {opened && (
          <PlanForm
            key={opened === 'new' ? 'new' : opened.id}
            {...(opened !== 'new' && { plan: opened })}
            nextPosition={Math.max(0, ...plans.map(({ position }) => position)) + 1}
            onDone={() => setOpened(undefined)}
          />
        )}
      </LazySideSheet>
    </>
  );
}

function usePlanColumns(open: (plan: StaffPlan) => void): DataColumn<StaffPlan>[] {
  const numbers = useNumbers();
  const t = useTranslations('adminCampaigns.plans');
  const { exact } = useAmounts();
  const count = (name: 'trials' | 'subscribers' | 'leaving'): DataColumn<StaffPlan> => ({
    id: name,
    header: t(name),
    align: 'end',
    cell: (plan) => <span className="tabular-nums">{numbers.count(plan[name])}</span>,
  });
  return [
    {
      id: 'position',
      header: t('position'),
      card: 'none',
      cell: ({ position }) => <span className="text-ink-faint tabular-nums">{position}</span>,
    },
    {
      id: 'name',
      header: t('name'),
      card: 'title',
      cell: (plan) => (
        <span className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            data-row-link=""
            className="tap-area rounded-sm font-medium text-primary-text hover:underline"
            onClick={() => open(plan)}
          >
            {plan.name}
          </button>
          {plan.is_highlight && <Badge tone="primary">{t('highlight')}</Badge>}
        </span>
      ),
    },
    {
      id: 'price',
      header: t('price'),
      align: 'end',
      card: 'corner',
      cell: ({ price }) => <span className="whitespace-nowrap font-medium">{exact(price)}</span>,
    },
    {
      id: 'limit',
      header: t('limit'),
      align: 'end',
      cell: ({ keywords_limit }) => <span className="tabular-nums">{numbers.count(keywords_limit)}</span>,
    },
    { id: 'trial', header: t('trial'), cell: ({ trial_days }) => t('trialDays', { days: trial_days }) },
    count('trials'),
    count('subscribers'),
    count('leaving'),
    {
      id: 'revenue',
      header: t('revenue'),
      align: 'end',
      cell: ({ revenue }) => <span className="whitespace-nowrap tabular-nums">{exact(revenue)}</span>,
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ is_enabled }) => (
        <Status tone={is_enabled ? 'success' : 'neutral'}>{t(is_enabled ? 'on' : 'off')}</Status>
      ),
    },
  ];
}

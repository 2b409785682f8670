import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { childPanelsQuery } from './api.ts';
import { CreateDialog } from './create/create-dialog.tsx';
import { PanelCard } from './panel-card.tsx';
import { RentSummary } from './rent-summary.tsx';

export const load: PageModule['load'] = async (services) => {
  await services.queryClient.ensureQueryData(childPanelsQuery(services));
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().childPanels?.title ?? '',
});

export function Page() {
  const t = useTranslations('childPanels');
  const common = useTranslations('common');
  const list = useQuery(childPanelsQuery(useServices()));
  const [isCreating, setCreating] = useState(false);
  const panels = list.data?.data ?? [];
  const running = panels.filter(({ status }) => status !== 'terminated').length;
  const isFull = list.data !== undefined && running >= list.data.maximum;
  const add = (
    <Button
      variant="primary"
      icon={<Plus className="size-4" aria-hidden="true" />}
      disabled={isFull}
      onClick={() => setCreating(true)}
    >
      {t('add')}
    </Button>
  );
  const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
  return (
    <>
      <PageHeader title={t('title')} text={t('lead')} actions={panels.length > 0 && add} />
      {list.isPending && <Skeleton className="h-64" />}
      {list.isError && <ErrorState title={common('states.failed')} retry={retry} />}
      {list.data && (
        <div className="flex flex-col gap-5">
          <RentSummary price={list.data.price} panels={panels} />
          {isFull && <p className="text-ink-soft">{t('full', { count: list.data.maximum })}</p>}
          {panels.length === 0 && <FirstPanel action={add} />}
          {panels.length > 0 && (
            <ul className="grid gap-4 desktop:grid-cols-2">
              {panels.map((panel) => (
                <PanelCard key={panel.id} panel={panel} />
              ))}
            </ul>
          )}
        </div>
      )}
      {list.data && (
        <CreateDialog
          open={isCreating}
          onClose={() => setCreating(false)}
          price={list.data.price}
          subdomainHost={list.data.subdomain_host}
        />
      )}
    </>
  );
}

const benefits = ['catalog', 'brand', 'delivery'] as const;

function FirstPanel({ action }: { action: React.ReactNode }) {
  const t = useTranslations('childPanels.empty');
  return (
    <Card>
      <EmptyState illustration="box" title={t('title')} text={t('text')} action={action} />
      <ul className="mx-auto flex max-w-120 flex-col gap-2 pb-4">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Check className="mt-px size-5 shrink-0 text-success-text" aria-hidden="true" />
            <span>{t(benefit)}</span>
          </li>
        ))}
        <li className="pt-1 text-ink-soft text-note">{t('honest')}</li>
      </ul>
    </Card>
  );
}

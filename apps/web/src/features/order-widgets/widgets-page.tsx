import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { loadBanners } from '../../shell/banners/api.ts';
import { BannerSlot } from '../../shell/banners/banner-slot.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { widgetsQuery } from './api.ts';
import { NewWidgetForm } from './new-widget-form.tsx';
import { WidgetCard } from './widget-card.tsx';
import { WidgetStatistics } from './widget-statistics.tsx';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(widgetsQuery(services)),
    loadBanners(services, 'order_widget'),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().widgets?.title ?? '',
});

export function Page() {
  const t = useTranslations('widgets');
  const common = useTranslations('common');
  const list = useQuery(widgetsQuery(useServices()));
  const [isCreating, setCreating] = useState(false);
  const widgets = list.data?.data ?? [];
  const add = (
    <Button
      variant="primary"
      icon={<Plus className="size-4" aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t('add')}
    </Button>
  );
  const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
  return (
    <>
      <PageHeader title={t('title')} text={t('lead')} actions={widgets.length > 0 && add} />
      <BannerSlot place="order_widget" className="pb-5" />
      {list.isPending && <Skeleton className="h-64" />}
      {list.isError && <ErrorState title={common('states.failed')} retry={retry} />}
      {list.data && widgets.length === 0 && (
        <Card>
          <EmptyState illustration="box" title={t('empty.title')} text={t('empty.text')} action={add} />
        </Card>
      )}
      {widgets.length > 0 && (
        <div className="flex flex-col gap-8">
          <ul className="grid gap-3 tablet:grid-cols-2">
            {widgets.map((widget) => (
              <WidgetCard key={widget.id} widget={widget} />
            ))}
          </ul>
          <WidgetStatistics />
        </div>
      )}
      <LazyDialog
        open={isCreating}
        onClose={() => setCreating(false)}
        title={t('add')}
        closeLabel={common('actions.close')}
      >
        {isCreating && <NewWidgetForm reward={list.data?.default_reward_percent ?? 0} />}
      </LazyDialog>
    </>
  );
}

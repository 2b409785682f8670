import type { OrderWidgetView } from '@marquee/contract/generated/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { originQuery } from '../../product/reseller/sample-values.ts';
import { notFound } from '../../shell/errors/error-cards.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { offerQuery, widgetMethodsQuery, widgetsQuery } from './api.ts';
import { EmbedCard, PreviewCard } from './embed-cards.tsx';
import { WidgetState } from './widget-card.tsx';
import { WidgetDanger } from './widget-danger.tsx';
import { WidgetForm } from './widget-form.tsx';

export const load: PageModule['load'] = async (services, { params, request }) => {
  const { queryClient } = services;
  queryClient.setQueryData(originQuery.queryKey, new URL(request.url).origin);
  const [{ data }] = await Promise.all([
    queryClient.ensureQueryData(widgetsQuery(services)),
    queryClient.ensureQueryData(widgetMethodsQuery(services)),
    queryClient.ensureQueryData(offerQuery(services)),
  ]);
  if (!data.some(({ id }) => String(id) === params.id)) notFound();
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().widgets?.title ?? '',
});

export function Page() {
  const t = useTranslations('widgets');
  const common = useTranslations('common');
  const { id } = useParams();
  const list = useQuery(widgetsQuery(useServices()));
  if (list.isPending) return <Skeleton className="h-120" />;
  if (!list.data) {
    const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
    return <ErrorState title={common('states.failed')} retry={retry} />;
  }
  const widget = list.data.data.find((one) => String(one.id) === id);
  if (widget) return <Widget key={widget.id} widget={widget} most={list.data.maximum_reward_percent} />;
  return (
    <Card>
      <EmptyState
        illustration="search"
        title={t('missing.title')}
        text={t('missing.text')}
        action={<LinkButton href="/order-widgets">{t('all')}</LinkButton>}
      />
    </Card>
  );
}

function Widget({ widget, most }: { widget: OrderWidgetView; most: number }) {
  const t = useTranslations('widgets');
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t('all')}
            items={[{ label: t('title'), href: '/order-widgets' }, { label: widget.name }]}
          />
        }
        title={widget.name}
        text={<WidgetState widget={widget} />}
      />
      {widget.is_blocked && (
        <div className="pb-5">
          <Notice tone="danger">{t('list.blockedText')}</Notice>
        </div>
      )}
      <div className="grid items-start gap-5 desktop:grid-cols-2">
        <WidgetForm widget={widget} most={most} />
        <div className="flex min-w-0 flex-col gap-5">
          <EmbedCard widget={widget} />
          <PreviewCard widget={widget} />
          <WidgetDanger widget={widget} />
        </div>
      </div>
    </>
  );
}

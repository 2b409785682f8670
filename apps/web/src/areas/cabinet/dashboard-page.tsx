import { useQuery } from '@tanstack/react-query';
import { Plus, Wallet } from 'lucide-react';
import { dashboardQuery } from '../../features/dashboard/api.ts';
import { AttentionCard } from '../../features/dashboard/attention-card.tsx';
import { GradeCard } from '../../features/dashboard/grade-card.tsx';
import { SpendingCard } from '../../features/dashboard/spending-card.tsx';
import { StatusCard } from '../../features/dashboard/status-card.tsx';
import { Tiles } from '../../features/dashboard/tiles.tsx';
import { loadRecentOrders, RecentOrders } from '../../features/orders/list/recent-orders.tsx';
import { useServices } from '../../lib/use-services.ts';
import { loadBanners } from '../../shell/banners/api.ts';
import { BannerSlot } from '../../shell/banners/banner-slot.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(dashboardQuery(services)),
    loadRecentOrders(services),
    loadBanners(services, 'dashboard'),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().dashboard?.title ?? '',
});

/** Composes cards of several features for one customer. */
export function Page() {
  const t = useTranslations('dashboard');
  const common = useTranslations('common');
  const name = useProfile()?.name ?? '';
  const { data, isError, isFetching, refetch } = useQuery(dashboardQuery(useServices()));
  const retry = { label: common('actions.retry'), onRetry: () => refetch(), busy: isFetching };
  return (
    <>
      <PageHeader
        title={t('welcome', { hasName: name ? 'yes' : 'no', name })}
        text={t('lead')}
        actions={
          <>
            <LinkButton href="/add-funds" icon={<Wallet className="size-4" aria-hidden="true" />}>
              {t('addFunds')}
            </LinkButton>
            <LinkButton
              href="/orders/create"
              variant="primary"
              icon={<Plus className="size-4" aria-hidden="true" />}
            >
              {t('newOrder')}
            </LinkButton>
          </>
        }
      />
      <BannerSlot place="dashboard" className="pb-5" />
      {!data &&
        (isError ? (
          <ErrorState title={common('states.failed')} retry={retry} />
        ) : (
          <Skeleton className="h-120" />
        ))}
      {data && (
        <div className="flex flex-col gap-5">
          <Tiles dashboard={data} />
          <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            {/* In the order of phones, so that parts that load later push nothing down. */}
            <div className="flex min-w-0 flex-col gap-5 desktop:col-start-2">
              <AttentionCard items={data.attention} />
              <GradeCard />
              <StatusCard orders={data.orders} />
            </div>
            <div className="flex min-w-0 flex-col gap-5 desktop:col-start-1 desktop:row-start-1">
              <SpendingCard days={data.days} spent={data.spent} />
              <Card title={t('recent')} action={<TextLink href="/orders">{t('allOrders')}</TextLink>} flush>
                <RecentOrders />
              </Card>
            </div>
          </div>
        </div>
      )}
    </>
  );
}

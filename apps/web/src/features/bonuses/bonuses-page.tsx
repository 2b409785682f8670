import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { bonusMethodsQuery, couponsQuery } from './api.ts';
import { CouponCard } from './coupon-card.tsx';
import { MethodCard } from './method-card.tsx';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(couponsQuery(services)),
    services.queryClient.ensureQueryData(bonusMethodsQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().finances?.bonuses.title ?? '',
});

export function Page() {
  const t = useTranslations('finances.bonuses');
  return (
    <>
      <PageHeader title={t('title')} text={t('lead')} />
      <Offers />
    </>
  );
}

function Offers() {
  const t = useTranslations('finances.bonuses');
  const common = useTranslations('common');
  const services = useServices();
  const coupons = useQuery(couponsQuery(services));
  const methods = useQuery(bonusMethodsQuery(services));
  if (coupons.isPending || methods.isPending) return <Skeleton className="h-64" />;
  if (!coupons.data || !methods.data) {
    const refetch = () => void Promise.all([coupons.refetch(), methods.refetch()]);
    const retry = { label: common('actions.retry'), onRetry: refetch, busy: coupons.isFetching };
    return <ErrorState title={common('states.failed')} retry={retry} />;
  }
  if (coupons.data.length + methods.data.length === 0)
    return (
      <Card>
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      </Card>
    );
  return (
    <div className="flex flex-col gap-8">
      {coupons.data.length > 0 && (
        <section>
          <h2 className="pb-3 font-semibold text-20">{t('coupons')}</h2>
          <ul className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
            {coupons.data.map((coupon) => (
              <CouponCard key={coupon.id} coupon={coupon} />
            ))}
          </ul>
        </section>
      )}
      {methods.data.length > 0 && (
        <section>
          <h2 className="pb-3 font-semibold text-20">{t('methods')}</h2>
          <ul className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
            {methods.data.map((method) => (
              <MethodCard key={method.id} method={method} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import type { PaymentMethodView } from '@marquee/contract/generated/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { loadSale, Sale } from '../../product/catalogue/offers/sale.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { bonusMethodsQuery, couponsQuery } from './api.ts';
import { CouponCard } from './coupon-card.tsx';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(couponsQuery(services)),
    services.queryClient.ensureQueryData(bonusMethodsQuery(services)),
    loadSale(services),
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
      <div className="pt-8">
        <Sale />
      </div>
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

/** A payment method and its bonus steps. */
function MethodCard({ method }: { method: PaymentMethodView }) {
  const t = useTranslations('finances');
  const amounts = useAmounts();
  const percent = usePercent();
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 tablet:p-5">
      <div className="flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-medium text-16">{method.name}</span>
          <span className="shrink-0 font-semibold text-20 text-success-text tabular-nums">
            +{percent(method.reward_percent)}
          </span>
        </p>
        <ul className="flex flex-wrap gap-2 pt-2">
          {method.payment_method_bonuses.map(({ bonus_percent, from_amount }) => (
            <li
              key={from_amount}
              className="rounded-full bg-success-soft px-2.5 py-0.5 text-note text-success-text tabular-nums"
            >
              {t('bonuses.step', { percent: percent(bonus_percent), amount: amounts.charge(from_amount) })}
            </li>
          ))}
        </ul>
      </div>
      <LinkButton href={`/add-funds?method=${method.id}`} wide>
        {t('overview.addFunds')}
      </LinkButton>
    </li>
  );
}

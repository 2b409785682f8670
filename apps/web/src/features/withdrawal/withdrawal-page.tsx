import { walletsQuery } from '../../product/payments/payment-queries.ts';
import { walletsKey, withdrawalKeys } from '../../product/query-keys.ts';
import { useRefreshOnNotice } from '../../shell/notifications/use-refresh-on-notice.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { withdrawalMethodsQuery, withdrawalsQuery } from './api.ts';
import { Earnings } from './earnings.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalHistory } from './withdrawal-history.tsx';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(walletsQuery(services)),
    services.queryClient.ensureQueryData(withdrawalMethodsQuery(services)),
    services.queryClient.ensureQueryData(withdrawalsQuery(services, 1)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().finances?.withdrawal.title ?? '',
});

export function Page() {
  const t = useTranslations('finances.withdrawal');
  useRefreshOnNotice(withdrawalKeys.all);
  useRefreshOnNotice(walletsKey);
  return (
    <>
      <PageHeader title={t('title')} text={t('lead')} />
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {/* In the order of a phone, so that what loads later pushes nothing down. */}
        <div className="desktop:col-start-2">
          <Earnings />
        </div>
        <div className="min-w-0 desktop:col-start-1 desktop:row-start-1">
          <WithdrawalForm />
        </div>
        <div className="min-w-0 desktop:col-span-2">
          <WithdrawalHistory />
        </div>
      </div>
    </>
  );
}

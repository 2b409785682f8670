import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { sourceQuery } from './api.ts';
import { CustomersCard } from './customers-card.tsx';
import { KeyCard } from './key-card.tsx';
import { OauthCard } from './oauth-card.tsx';
import { QuotaCard } from './quota-card.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';
import { TestCard } from './test-card.tsx';

export const load: PageModule['load'] = async (services) => {
  await services.queryClient.ensureQueryData(sourceQuery(services));
};

/** Where figures about videos and channels come from: YouTube, or samples; and what asking costs. */
export function Page() {
  const t = useTranslations('adminSources');
  const { data: source } = useQuery(sourceQuery(useServices()));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      {source && (
        <div className="grid items-start gap-5 desktop:grid-cols-2">
          <div className="grid min-w-0 gap-5">
            <KeyCard source={source} />
            <TestCard />
            <SuggestionsCard source={source} />
          </div>
          <div className="grid min-w-0 gap-5">
            <QuotaCard source={source} />
            <OauthCard source={source} />
          </div>
          <div className="min-w-0 desktop:col-span-2">
            <CustomersCard customers={source.customers} />
          </div>
        </div>
      )}
    </>
  );
}

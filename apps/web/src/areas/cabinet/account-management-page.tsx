import { accountDataQuery, closingQuery } from '../../features/profile/api.ts';
import { CloseCard } from '../../features/profile/data/close-card.tsx';
import { ExportCard } from '../../features/profile/data/export-card.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(accountDataQuery(services)),
    services.queryClient.ensureQueryData(closingQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().profile?.data.title ?? '',
});

export function Page() {
  const t = useTranslations('profile.data');
  const profile = useProfile();
  if (!profile) return null;
  return (
    <>
      <PageHeader title={t('title')} text={t('lead')} />
      <div className="flex max-w-200 flex-col gap-5">
        <ExportCard />
        <CloseCard profile={profile} />
      </div>
    </>
  );
}

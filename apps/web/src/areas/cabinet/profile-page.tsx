import { GradeCard } from '../../features/dashboard/grade-card.tsx';
import { AccountFacts } from '../../features/profile/account-facts.tsx';
import { loginsQuery, sessionsQuery } from '../../features/profile/api.ts';
import { ChannelsCard } from '../../features/profile/channels/channels-card.tsx';
import { DetailsCard } from '../../features/profile/details-card.tsx';
import { EmailCard } from '../../features/profile/email-card.tsx';
import { NotificationsCard } from '../../features/profile/notifications-card.tsx';
import { PasswordCard } from '../../features/profile/password-card.tsx';
import { PreferencesCard } from '../../features/profile/preferences-card.tsx';
import { SectionLinks } from '../../features/profile/section-links.tsx';
import { LoginsCard } from '../../features/profile/sessions/logins-card.tsx';
import { SessionsCard } from '../../features/profile/sessions/sessions-card.tsx';
import { SummaryCard } from '../../features/profile/summary-card.tsx';
import { loadSecurity, SecuritySection } from '../../features/security/security-section.tsx';
import { loadBanners } from '../../shell/banners/api.ts';
import { BannerSlot } from '../../shell/banners/banner-slot.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export const load: PageModule['load'] = async (services) => {
  // If one of these fails, its card shows a retry; the rest of the page does not depend on it.
  await Promise.allSettled([
    loadBanners(services, 'profile'),
    loadSecurity(services),
    services.queryClient.ensureQueryData(sessionsQuery(services)),
    services.queryClient.ensureInfiniteQueryData(loginsQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().profile?.title ?? '',
});

/** Composes cards of several features for one person. */
export function Page() {
  const t = useTranslations('profile');
  const security = useTranslations('security');
  const profile = useProfile();
  if (!profile) return null;
  const sections = [
    { id: 'details', title: t('details.title') },
    { id: 'email', title: t('email.title') },
    { id: 'password', title: t('password.title') },
    { id: 'security', title: security('title') },
    { id: 'preferences', title: t('preferences.title') },
    { id: 'notifications', title: t('notifications.title') },
    { id: 'channels', title: t('channels.title') },
    { id: 'sessions', title: t('sessions.title') },
    { id: 'logins', title: t('logins.title') },
    { id: 'api', title: t('api.title') },
    { id: 'data', title: t('data.title') },
  ];
  return (
    <>
      <PageHeader title={t('title')} text={<AccountFacts profile={profile} />} />
      <BannerSlot place="profile" className="pb-5" />
      <div className="grid gap-8 desktop:grid-cols-[minmax(0,50rem)_14rem]">
        <div className="flex min-w-0 flex-col gap-5 [&>*]:scroll-mt-24">
          <GradeCard />
          <DetailsCard profile={profile} />
          <EmailCard profile={profile} />
          <PasswordCard profile={profile} />
          <div id="security" className="flex flex-col gap-5">
            <SecuritySection />
          </div>
          <PreferencesCard profile={profile} />
          <NotificationsCard profile={profile} />
          <ChannelsCard profile={profile} />
          <SessionsCard />
          <LoginsCard />
          <SummaryCard id="api" title={t('api.title')} text={t('api.summary')} href="/api" />
          <SummaryCard
            id="data"
            title={t('data.title')}
            text={t('data.summary')}
            href="/account-management"
          />
        </div>
        <SectionLinks label={t('title')} sections={sections} />
      </div>
    </>
  );
}

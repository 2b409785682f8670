import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { walletsQuery } from '../../product/payments/payment-queries.ts';
import { originQuery } from '../../product/reseller/sample-values.ts';
import { loadBanners } from '../../shell/banners/api.ts';
import { BannerSlot } from '../../shell/banners/banner-slot.tsx';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { referralStatisticsQuery, referralsQuery } from './api.ts';
import { EarningsCard } from './earnings-card.tsx';
import { LinkCard } from './link-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { ReferralFigures } from './referral-figures.tsx';
import { referralLink } from './referral-link.ts';
import { RulesCard } from './rules-card.tsx';
import { ShareImages } from './share-images.tsx';

export const load: PageModule['load'] = async (services, { request }) => {
  services.queryClient.setQueryData(originQuery.queryKey, new URL(request.url).origin);
  await Promise.all([
    services.queryClient.ensureQueryData(referralStatisticsQuery(services, '30')),
    services.queryClient.ensureQueryData(referralsQuery(services, 1)),
    services.queryClient.ensureQueryData(walletsQuery(services)),
    loadBanners(services, 'referral_program'),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().referrals?.title ?? '',
});

/** What somebody earns by bringing others: the link, what it has brought, and the rules. */
export function Page() {
  const t = useTranslations('referrals');
  const percent = usePercent();
  const profile = useProfile();
  const { locale } = useServices();
  const origin = useQuery(originQuery).data ?? '';
  if (!profile) return null;
  const link = referralLink({ origin, locale, code: profile.affiliate_code });
  const share = percent(profile.referral_program_percent);
  return (
    <>
      <PageHeader title={t('title')} text={t('lead', { percent: share })} />
      <BannerSlot place="referral_program" className="pb-5" />
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <LinkCard link={link} code={profile.affiliate_code} />
        <EarningsCard total={profile.total_earnings} />
        <div className="min-w-0 desktop:col-span-2">
          <ReferralFigures />
        </div>
        <div className="min-w-0 desktop:col-span-2">
          <PeopleCard />
        </div>
        <ShareImages link={link} />
        <RulesCard percent={share} />
      </div>
    </>
  );
}

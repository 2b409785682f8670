import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { PlanCards } from '../../product/campaigns/plan-cards.tsx';
import { tariffPlansQuery } from '../../product/campaigns/plan-queries.ts';
import { useErrorMessage } from '../../shell/errors/use-error-message.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { Guide, guideHead } from './guide.tsx';

export const load: PageModule['load'] = async (services) => {
  await services.queryClient.ensureQueryData(tariffPlansQuery(services));
};

export const head: PageModule['head'] = ({ phrases }) => guideHead(phrases.current().guides?.plans);

const topics = ['slots', 'track', 'trial', 'full'] as const;

/** The plans for keyword campaigns, with what they mean below. */
export function Page() {
  const t = useTranslations('guides.plans');
  return (
    <Guide
      title={t('title')}
      lead={t('lead')}
      drawing="ranks"
      sections={topics.map((id) => ({ id, title: t(`${id}.title`), body: <p>{t(`${id}.text`)}</p> }))}
      next={[
        { href: '/youtube-campaign/create', label: t('start') },
        { href: '/about-youtube-keyword-tool', label: t('about') },
      ]}
    >
      <Plans />
    </Guide>
  );
}

function Plans() {
  const common = useTranslations('common');
  const title = useTranslations('campaigns.plans')('title');
  const errorMessage = useErrorMessage();
  const { data: plans, error, refetch, isFetching } = useQuery(tariffPlansQuery(useServices()));
  return (
    <section aria-label={title} className="pt-8">
      <h2 className="sr-only">{title}</h2>
      {plans ? (
        <PlanCards plans={plans} returnTo="/plans-and-pricing" />
      ) : (
        error && (
          <ErrorState
            title={common('states.failed')}
            text={errorMessage(error)}
            retry={{ label: common('actions.retry'), onRetry: () => refetch(), busy: isFetching }}
          />
        )
      )}
    </section>
  );
}

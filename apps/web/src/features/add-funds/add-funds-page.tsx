import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { cardsQuery } from '../../product/cards/cards-query.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Stepper } from '../../ui/feedback/stepper.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { AmountStep } from './amount-step.tsx';
import { methodsQuery, recentInvoicesQuery } from './api.ts';
import { MethodStep } from './method-step.tsx';
import { RecentPayments } from './recent-payments.tsx';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(methodsQuery(services)),
    services.queryClient.ensureQueryData(cardsQuery(services)),
    services.queryClient.ensureQueryData(recentInvoicesQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().payments?.addFunds.title ?? '',
});

/** The step and what was chosen are in the address: "back" goes back, and others may link to a method. */
export function Page() {
  const t = useTranslations('payments.addFunds');
  const cardWords = useTranslations('payments.cards');
  const services = useServices();
  const [query] = useSearchParams();
  const { data: methods = [] } = useQuery(methodsQuery(services));
  const { data: cards = [] } = useQuery(cardsQuery(services));
  const method = methods.find(({ id }) => String(id) === query.get('method'));
  const card = cards.find(({ id }) => String(id) === query.get('card'));
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={<LinkButton href="/linked-cards">{cardWords('title')}</LinkButton>}
      />
      <div className="max-w-96 pb-6">
        <Stepper
          label={t('title')}
          steps={[{ label: t('steps.method') }, { label: t('steps.amount') }]}
          current={method ? 1 : 0}
        />
      </div>
      {method ? (
        <AmountStep key={`${method.id}:${card?.id}`} method={method} card={card} />
      ) : (
        <MethodStep methods={methods} cards={cards} />
      )}
      <RecentPayments />
    </>
  );
}

import type { PaymentMethodView } from '@marquee/contract/generated/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { leaveFor } from '../../shell/overlays/page-loader.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { cardMethodsQuery, managedCardsQuery } from './api.ts';
import { CardRow } from './card-row.tsx';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(managedCardsQuery(services)),
    services.queryClient.ensureQueryData(cardMethodsQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().payments?.cards.title ?? '',
});

export function Page() {
  const t = useTranslations('payments.cards');
  const services = useServices();
  const [query] = useSearchParams();
  const returned = query.get('card');
  const subscription = query.get('subscription');
  // The new card then pays that subscription.
  const subscriptionId = isNumber(subscription) ? Number(subscription) : undefined;
  const { data: cards = [] } = useQuery({
    ...managedCardsQuery(services),
    // After the gateway, polls until the new card appears.
    refetchInterval: ({ state }) =>
      isNumber(returned) && !state.data?.some(({ id }) => String(id) === returned) ? 2000 : false,
  });
  const { data: methods = [] } = useQuery(cardMethodsQuery(services));
  const isLinked = cards.some(({ id }) => String(id) === returned);
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={methods.map((method) => (
          <LinkCardButton
            key={method.id}
            method={method}
            named={methods.length > 1}
            subscriptionId={subscriptionId}
          />
        ))}
      />
      {isNumber(returned) && (
        <div className="pb-4">
          {isLinked ? (
            <Notice tone="success">{t('linked')}</Notice>
          ) : (
            <p role="status" className="rounded-md bg-info-soft px-4 py-3 text-info-text">
              {t('linking')}
            </p>
          )}
        </div>
      )}
      <Card flush>
        {cards.length === 0 ? (
          <EmptyState
            illustration="wallet"
            title={t('none.title')}
            text={methods.length === 0 ? t('unavailable') : t('none.text')}
          />
        ) : (
          <ul>
            {cards.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                by={methods.find(({ id }) => id === card.payment_method_id)?.name}
              />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

function isNumber(text: string | null): boolean {
  return text !== null && /^\d+$/.test(text);
}

interface LinkCardButtonProps {
  method: PaymentMethodView;
  named: boolean;
  subscriptionId: number | undefined;
}

/** The card is entered at the gateway; its number never reaches this server. */
function LinkCardButton({ method, named, subscriptionId }: LinkCardButtonProps) {
  const t = useTranslations('payments.cards');
  const { call } = useServices();
  const { isBusy, run } = useAction();
  const body = {
    payment_method_id: method.id,
    ...(subscriptionId === undefined ? {} : { subscription_id: subscriptionId }),
  };
  const start = () =>
    run(async (options) => leaveFor((await call('linkCard', { body }, options)).data.redirect_url), {
      request: body,
    });
  return (
    <Button variant="primary" icon={<Plus className="size-4" />} loading={isBusy} onClick={start}>
      {named ? `${t('add')} (${method.name})` : t('add')}
    </Button>
  );
}

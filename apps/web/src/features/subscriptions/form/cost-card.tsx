import type { Calls } from '@marquee/contract/generated/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { publicationCostQuery } from '../api.ts';
import { CardCharge } from '../card-charge.tsx';
import { largest, type TypeDraft } from './draft.ts';

interface CostCardProps {
  cost: Calls['getServicesCost']['answer']['data'] | undefined;
  isChecking: boolean;
  contentsLimit: number;
  children: ReactNode;
}

/** Cost per publication, the maximum for all of them, and the button to start. */
export function CostCard({ cost, isChecking, contentsLimit, children }: CostCardProps) {
  const t = useTranslations('subscriptions.form');
  const { total, times } = useAmountsTogether();
  const cardCharge = cost?.card_charge ?? null;
  const charged = cardCharge?.total ?? cost?.cost_per_publication ?? '0';
  return (
    <Card className="flex flex-col gap-5 roomy:sticky roomy:top-20">
      {cost ? (
        <dl className="flex flex-col gap-3" aria-live="polite" aria-busy={isChecking || undefined}>
          {cardCharge && <CardCharge cost={cost.cost_per_publication} charge={cardCharge} />}
          <div className="flex items-baseline justify-between gap-3">
            <dt className="font-medium">{t('perPublication')}</dt>
            <dd data-per-publication={cost.cost_per_publication}>
              <Amount size="huge" pending={isChecking}>
                {total(charged)}
              </Amount>
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-3 text-ink-soft">
            <dt>{t('total', { count: contentsLimit })}</dt>
            <dd>
              <Amount pending={isChecking}>{times(charged, contentsLimit)}</Amount>
            </dd>
          </div>
        </dl>
      ) : (
        <p className="text-ink-soft" role="status">
          {t('nothing')}
        </p>
      )}
      {children}
      <p className="text-ink-faint text-note">{t('free')}</p>
    </Card>
  );
}

const pause = 500;

interface SubscribeButtonProps {
  isSending: boolean;
  disabled: boolean;
  /** Just before a guest leaves for the sign-in page. */
  onSignIn(): void;
}

/** Guests sign in first and come back to the form. */
export function SubscribeButton({ isSending, disabled, onSignIn }: SubscribeButtonProps) {
  const t = useTranslations('subscriptions');
  const isGuest = useProfile() === null;
  return (
    <>
      {isGuest ? (
        <LinkButton
          wide
          variant="primary"
          onClick={onSignIn}
          href={`/login?redirect=${encodeURIComponent('/orders/create?type=autopromotion')}`}
        >
          {t('form.signIn')}
        </LinkButton>
      ) : (
        <Button type="submit" variant="primary" wide loading={isSending} disabled={disabled}>
          {t('form.submit')}
        </Button>
      )}
      <p>
        <TextLink href="/subscription-about">{t('about')}</TextLink>
      </p>
    </>
  );
}

/** Fetched after a pause in choosing. */
export function usePublicationCost(
  drafts: readonly TypeDraft[],
  contentsLimit: number,
  cardId: number | null,
) {
  // As text, so that equal requests compare as equal.
  const request = JSON.stringify({
    contents_limit: contentsLimit,
    services: drafts.map((draft) => ({ service_id: draft.serviceId, quantity: Number(largest(draft)) })),
    ...(cardId === null ? {} : { recurring_payments_method_id: cardId }),
  });
  const settled = useSettled(request, pause);
  const question = useMemo(() => JSON.parse(settled), [settled]);
  const { data, isFetching, isError } = useQuery(publicationCostQuery(useServices(), question));
  const isChecking = isFetching || settled !== request;
  return { cost: drafts.length === 0 || isError ? undefined : data, isChecking };
}

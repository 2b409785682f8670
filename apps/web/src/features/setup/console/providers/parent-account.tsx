import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useServices } from '../../../../lib/use-services.ts';
import { useErrorMessage } from '../../../../shell/errors/use-error-message.ts';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { SkeletonLines } from '../../../../ui/feedback/skeleton-lines.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { parentAccountQuery } from './api.ts';

/** What the owner has in the parent panel, what waits for it, and where to add more. */
export function ParentAccount({ providerId }: { providerId: number }) {
  const t = useTranslations('adminSetup.parent');
  const errorMessage = useErrorMessage();
  const { exact } = useAmounts();
  const { data, error } = useQuery(parentAccountQuery(useServices(), providerId));
  if (error) return <p className="text-danger-text">{errorMessage(error)}</p>;
  if (!data) return <SkeletonLines count={3} />;
  const { panel_name, balance, waiting_orders, waiting_cost, missing, add_funds_url } = data;
  return (
    <section className="flex flex-col gap-2 rounded-md bg-surface-soft px-3.5 py-3">
      <h3 className="font-semibold">{t('title', { panel: panel_name })}</h3>
      <p className="text-ink-soft">{t('text')}</p>
      {balance === null ? (
        <p className="text-danger-text">{t('frozen', { panel: panel_name })}</p>
      ) : (
        <p>
          {t('balance')} <span className="font-medium tabular-nums">{exact(balance)}</span>
        </p>
      )}
      <p>{t('waiting', { count: waiting_orders, amount: exact(waiting_cost) })}</p>
      {missing !== '0' && (
        <p className="font-medium text-warning-text">{t('missing', { amount: exact(missing) })}</p>
      )}
      <p>
        <TextLink href={add_funds_url} target="_blank" rel="noreferrer">
          {t('addFunds', { panel: panel_name })} <ExternalLink className="inline size-4" aria-hidden="true" />
        </TextLink>
      </p>
    </section>
  );
}

import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { BulkResult } from './use-bulk-action.ts';

interface BulkResultsProps {
  results: readonly BulkResult[];
  onClose(): void;
}

/** Shown when it did not work for every order: how it went for each of them. */
export function BulkResults({ results, onClose }: BulkResultsProps) {
  const t = useTranslations('orders');
  const common = useTranslations('common.actions');
  return (
    <LazySideSheet
      open={results.length > 0}
      onClose={onClose}
      title={t('bulk.results')}
      closeLabel={common('close')}
    >
      <ul className="divide-y divide-line">
        {results.map((result) => (
          <li key={result.id} className="flex min-h-tap flex-wrap items-center justify-between gap-x-4 py-2">
            <BareLink
              href={`/orders/${result.id}`}
              className="font-medium tabular-nums hover:text-primary-text"
            >
              {t('number', { number: String(result.id) })}
            </BareLink>
            <Outcome result={result} />
          </li>
        ))}
      </ul>
    </LazySideSheet>
  );
}

function Outcome({ result: { action, outcome, refunded } }: { result: BulkResult }) {
  const t = useTranslations('orders');
  const amounts = useAmounts();
  if (outcome === 'refused') return <Status tone="warning">{t('bulk.refused')}</Status>;
  if (outcome === 'not_found') return <Status tone="danger">{t('bulk.notFound')}</Status>;
  if (outcome === 'unchanged') return <Status tone="neutral">{t('bulk.unchanged')}</Status>;
  const text =
    action === 'refill'
      ? t('done.refill')
      : outcome === 'requested'
        ? t('done.cancelAsked')
        : t('bulk.canceled', { amount: amounts.balance(refunded) });
  return <Status tone="success">{text}</Status>;
}

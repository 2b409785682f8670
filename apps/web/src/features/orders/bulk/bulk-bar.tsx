import { Copy, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useCopied } from '../../../ui/actions/copy-button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { bulkPlan } from './bulk-plan.ts';
import { BulkResults } from './bulk-results.tsx';
import { type BulkResult, useBulkAction } from './use-bulk-action.ts';
import type { Selection } from './use-selection.ts';

const look =
  'sticky bottom-[var(--bottom-bar,0px)] z-10 flex flex-wrap items-center gap-2 border-line border-t bg-floating px-4 py-2.5 shadow-floating tablet:rounded-b-lg tablet:px-5';

/* On phones the three share one row, without icons. */
const button = 'max-tablet:min-w-0 max-tablet:flex-1 max-tablet:px-1.5';
const icon = 'size-4 max-tablet:hidden';

/** What can be done with the selected orders; at the bottom of the list, always in sight. */
export function BulkBar({ selection }: { selection: Selection }) {
  const numbers = useNumbers();
  const t = useTranslations('orders.bulk');
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const { isRunning, isBusy, act } = useBulkAction();
  const ids = selection.orders.map(({ id }) => id);
  const { copied, copy } = useCopied(ids.join(','));
  const refill = bulkPlan('refill', selection.orders);
  const cancel = bulkPlan('cancel', selection.orders);
  const run = async (action: 'refill' | 'cancel') => {
    const answer = await act(action, action === 'refill' ? refill : cancel);
    if (!answer) return;
    selection.clear();
    if (answer.some(({ outcome }) => outcome === 'refused' || outcome === 'not_found')) setResults(answer);
  };
  return (
    <>
      {ids.length > 0 && (
        <section aria-label={t('label')} className={look}>
          <p className="me-auto font-medium" aria-live="polite">
            {t('selected', { shown: numbers.count(ids.length) })}
          </p>
          <div className="flex items-center gap-2 max-tablet:order-last max-tablet:w-full">
            <Button
              size="small"
              className={button}
              icon={<Copy className={icon} aria-hidden="true" />}
              onClick={copy}
            >
              {copied ? t('copied') : t('copy')}
            </Button>
            <Button
              size="small"
              className={button}
              icon={<RotateCcw className={icon} aria-hidden="true" />}
              disabled={refill.ids.length === 0 || isBusy}
              loading={isRunning('refill')}
              onClick={() => run('refill')}
            >
              {t('refill', { shown: numbers.count(refill.ids.length) })}
            </Button>
            <Button
              size="small"
              className={button}
              disabled={cancel.ids.length === 0 || isBusy}
              loading={isRunning('cancel')}
              onClick={() => run('cancel')}
            >
              {t('cancel', { shown: numbers.count(cancel.ids.length) })}
            </Button>
          </div>
          <IconButton
            size="small"
            icon={<X className="size-4" />}
            label={t('clear')}
            onClick={selection.clear}
          />
        </section>
      )}
      <BulkResults results={results} onClose={() => setResults([])} />
    </>
  );
}

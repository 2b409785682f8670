import type { BulkJob } from '@marquee/contract/generated/console.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Facts } from '../facts.tsx';

/** What the action will do, before it is done. */
export function BulkPreview({ job: { preview, total: count } }: { job: BulkJob }) {
  const t = useTranslations('adminQueues');
  const { total } = useAmountsTogether('holdings');
  return (
    <div className="flex flex-col gap-4">
      {preview.applies === 0 && <Notice tone="danger">{t('bulk.nothing')}</Notice>}
      <Facts
        facts={[
          [t('bulk.chosen'), t('bulk.orders', { count })],
          [t('bulk.applies'), t('bulk.orders', { count: preview.applies })],
          ...(preview.asks_provider > 0
            ? ([[t('bulk.asks'), t('bulk.orders', { count: preview.asks_provider })]] as const)
            : []),
          [
            t('bulk.refund'),
            <span key="refund" className="font-semibold">
              {total(preview.refund)}
            </span>,
          ],
          ...(preview.lost_at_providers === '0'
            ? []
            : ([[t('bulk.lost'), total(preview.lost_at_providers)]] as const)),
        ]}
      />
      {preview.refused.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('bulk.refused')}</h3>
          <Facts
            facts={preview.refused.map(({ problem, count: refused }) => [
              t(`problems.${problem}`),
              t('bulk.orders', { count: refused }),
            ])}
          />
        </section>
      )}
    </div>
  );
}

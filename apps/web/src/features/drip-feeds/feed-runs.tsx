import type { DripFeedDetails } from '@marquee/contract/ordering/drip-feeds.ts';
import { formatCount } from '@marquee/domain/format/number.ts';
import { useTranslations } from 'use-intl';
import { orderStatusTones } from '../../product/orders/order-status.tsx';
import { Moment } from '../../shell/preferences/moment.tsx';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { Status } from '../../ui/feedback/status.tsx';

type Run = DripFeedDetails['orders'][number];

/** Every run is an order of its own, with its own page. */
export function FeedRuns({ runs }: { runs: readonly Run[] }) {
  const t = useTranslations('orders');
  return (
    <section>
      <h3 className="pb-1 font-semibold">{t('feeds.portions')}</h3>
      <ol className="divide-y divide-line">
        {runs.map((run) => (
          <li key={run.id}>
            <BareLink
              href={`/orders/${run.id}`}
              className="-mx-2 flex min-h-tap items-center justify-between gap-3 rounded-sm px-2 py-2 transition-colors hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="block font-medium">{t('feeds.run', { number: String(run.run) })}</span>
                <span className="text-ink-faint text-note">
                  <Moment value={run.starts_at} />
                </span>
              </span>
              <span className="flex flex-col items-end">
                <Status tone={orderStatusTones[run.status]}>
                  {t(`statuses.${run.cancel_reason === 'partial' ? 'partial' : run.status}`)}
                </Status>
                <span className="text-ink-faint text-note tabular-nums">
                  {t('progress', {
                    done: formatCount(run.current_quantity),
                    total: formatCount(run.quantity),
                  })}
                </span>
              </span>
            </BareLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

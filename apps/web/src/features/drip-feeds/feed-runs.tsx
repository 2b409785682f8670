import type { DripFeedDetails } from '@marquee/contract/generated/ordering.ts';
import { OrderStatus } from '../../product/orders/order-status.tsx';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { useDates } from '../../shell/preferences/use-dates.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

type Run = DripFeedDetails['orders'][number];

/** Every run is an order of its own, with its own page. */
export function FeedRuns({ runs }: { runs: readonly Run[] }) {
  const numbers = useNumbers();
  const t = useTranslations('orders');
  // They add up to what was refunded of the whole feed.
  const refunds = useAmountsTogether().parts(runs.map(({ refunded }) => refunded));
  const dates = useDates();
  return (
    <section>
      <h3 className="pb-1 font-semibold">{t('feeds.portions')}</h3>
      <ol className="divide-y divide-line">
        {runs.map((run, place) => (
          <li key={run.id}>
            <BareLink
              href={`/orders/${run.id}`}
              className="-mx-2 flex min-h-tap items-center justify-between gap-3 rounded-sm px-2 py-2 transition-colors hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="block font-medium">{t('feeds.run', { number: String(run.run) })}</span>
                <span className="text-ink-faint text-note">
                  {run.is_scheduled ? (
                    t('delivery.startsAt', { date: dates.dateTime(run.starts_at) })
                  ) : (
                    <Moment value={run.starts_at} inLink />
                  )}
                </span>
              </span>
              <span className="flex flex-col items-end">
                <OrderStatus order={run} />
                <span className="text-ink-faint text-note tabular-nums">
                  {t('progress', {
                    done: numbers.count(run.current_quantity),
                    total: numbers.count(run.quantity),
                  })}
                </span>
                {run.refunded !== '0' && (
                  <span className="text-note text-success-text tabular-nums">
                    {t('timeline.refunded', { amount: refunds[place] ?? '' })}
                  </span>
                )}
              </span>
            </BareLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

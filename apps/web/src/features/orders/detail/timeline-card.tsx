import type { PublicOrderDetails } from '@marquee/contract/generated/ordering.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type Tone, toneColor } from '../../../ui/feedback/tone.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useRefundText } from '../refund-text.ts';
import { buildTimeline, type TimelineEntry, type TimelineKind } from './timeline.ts';

const tones: Partial<Record<TimelineKind, Tone>> = {
  completed: 'success',
  refill_completed: 'success',
  failed: 'danger',
  refill_rejected: 'danger',
  cancel_refused: 'warning',
  cancel_requested: 'warning',
  partial: 'warning',
  coupon_lost: 'warning',
  speedup_refunded: 'warning',
  canceled: 'neutral',
  paused: 'neutral',
  unpaid: 'warning',
  ahead: 'neutral',
};

export function TimelineCard({ order }: { order: PublicOrderDetails }) {
  const t = useTranslations('orders.timeline');
  return (
    <Card title={t('title')}>
      <ol className="flex flex-col">
        {buildTimeline(order).map((entry) => (
          <Entry key={entry.key} entry={entry} order={order} />
        ))}
      </ol>
    </Card>
  );
}

function Entry({ entry, order }: { entry: TimelineEntry; order: PublicOrderDetails }) {
  const t = useTranslations('orders.timeline');
  const entryText = useEntryText();
  const refundText = useRefundText(order);
  const dates = useDates();
  const { kind, at, amount, note } = entry;
  const isAhead = at === undefined;
  return (
    <li className="group relative flex gap-3 pb-4 last:pb-0">
      <span
        className="absolute top-4 bottom-[-0.25rem] start-[5px] w-0.5 bg-line group-last:hidden"
        aria-hidden="true"
      />
      <span
        className={classNames(
          'z-1 mt-1 size-3 shrink-0 rounded-full border-2',
          toneColor[tones[kind] ?? 'primary'],
          isAhead ? 'border-line-strong bg-surface' : 'border-current bg-current',
        )}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={isAhead ? 'text-ink-faint' : 'font-medium'}>{entryText(entry)}</span>
          {at && (
            <span className="text-ink-faint text-note">
              {/* Steps follow each other within seconds: only clock times tell them apart. */}
              <time dateTime={at} suppressHydrationWarning>
                {dates.dateTime(at)}
              </time>
            </span>
          )}
        </div>
        {amount !== null && amount !== '0' && (
          <p className="text-note text-success-text">{t('refunded', { amount: refundText(amount) })}</p>
        )}
        {note && <p className="break-words text-ink-soft text-note">{note}</p>}
      </div>
    </li>
  );
}

/** What happened, in words. */
export function useEntryText() {
  const numbers = useNumbers();
  const t = useTranslations('orders.timeline');
  return ({
    kind,
    delivered,
    orders_ahead: ahead,
  }: Pick<TimelineEntry, 'kind' | 'delivered' | 'orders_ahead'>) => {
    if (kind === 'progress') return t(kind, { count: numbers.count(delivered ?? 0) });
    if (kind === 'moved_ahead') return t(kind, { count: ahead ?? 0, shown: numbers.count(ahead ?? 0) });
    return t(kind);
  };
}

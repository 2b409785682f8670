import type { StaffOrderSheet, TimelineEntry } from '@marquee/contract/generated/console.ts';
import { isPartial } from '../../../product/orders/order-status.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type TimelineKind, timelineKinds } from '../detail/timeline.ts';
import { useEntryText } from '../detail/timeline-card.tsx';

/** From ordering on, with who did it; of reports in a row only the last. */
export function OrderTimeline({ order }: { order: StaffOrderSheet }) {
  const { timeline } = order;
  const shown = timeline.filter(
    ({ kind }, place) => kind !== 'progress' || timeline[place + 1]?.kind !== 'progress',
  );
  const bare = { is_audit: false, delivered: null, amount: null, note: null, orders_ahead: null };
  const start = [
    { ...bare, kind: 'created', created_at: order.created_at, by: null, on_behalf_of: null },
    ...(order.paid_at
      ? [{ ...bare, kind: 'paid', created_at: order.paid_at, by: null, on_behalf_of: null }]
      : []),
  ];
  return (
    <ol className="flex flex-col gap-3">
      {[...start, ...shown].map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
        <li key={place}>
          <Entry entry={entry} isPartial={isPartial(order)} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, isPartial }: { entry: TimelineEntry; isPartial: boolean }) {
  const t = useTranslations('orders.timeline');
  const dates = useDates();
  const { exact } = useAmounts();
  const text = useEntry(entry, isPartial);
  const { amount, note, created_at } = entry;
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{text}</span>
        <time dateTime={created_at} className="text-ink-faint text-note" suppressHydrationWarning>
          {dates.dateTime(created_at)}
        </time>
      </span>
      <Who entry={entry} />
      {amount !== null && amount !== '0' && (
        <p className="text-note text-success-text">{t('refunded', { amount: exact(amount) })}</p>
      )}
      {note && <p className="break-words text-ink-soft text-note">{note}</p>}
    </>
  );
}

function useEntry(entry: TimelineEntry, isPartial: boolean): string {
  const t = useTranslations('adminOrders.timeline');
  const entryText = useEntryText();
  const known = timelineKinds.find((kind) => kind === entry.kind);
  if (entry.is_audit || !known) return t('staff', { action: entry.kind });
  const kind: TimelineKind = known === 'canceled' && isPartial ? 'partial' : known;
  return entryText({ ...entry, kind });
}

function Who({ entry: { by, on_behalf_of } }: { entry: TimelineEntry }) {
  const t = useTranslations('adminOrders.timeline');
  const list = useTranslations('admin.list');
  if (!by) return null;
  const name = by.name || `#${by.id}`;
  return (
    <p className="text-ink-soft text-note">
      {on_behalf_of
        ? t('as', { name: on_behalf_of.name || `#${on_behalf_of.id}`, customer: name })
        : t('by', { name: by.is_staff ? name : `${name} (${list('customer')})` })}
    </p>
  );
}

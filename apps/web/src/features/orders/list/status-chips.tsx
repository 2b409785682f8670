import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import { useTranslations } from 'use-intl';
import { shownStatuses } from './order-filters.ts';

interface StatusChipsProps {
  chosen: readonly OrderStatus[];
  onChange(statuses: OrderStatus[]): void;
}

const chipLook =
  'flex min-h-tap shrink-0 items-center whitespace-nowrap rounded-full border border-line px-3.5 font-medium text-ink-soft text-note transition-colors hover:bg-hover aria-pressed:border-transparent aria-pressed:bg-primary-soft aria-pressed:text-primary-text tablet:min-h-8';

/** One row that scrolls under the thumb; several may be pressed at once, none means all. */
export function StatusChips({ chosen, onChange }: StatusChipsProps) {
  const t = useTranslations('orders');
  const all = useTranslations('common.words');
  const toggle = (status: OrderStatus) =>
    onChange(shownStatuses.filter((one) => (one === status) !== chosen.includes(one)));
  return (
    <fieldset className="-mx-4 min-w-0 tablet:mx-0">
      <legend className="sr-only">{t('filters.statuses')}</legend>
      <div className="flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] tablet:flex-wrap tablet:px-0">
        <button
          type="button"
          aria-pressed={chosen.length === 0}
          onClick={() => onChange([])}
          className={chipLook}
        >
          {all('all')}
        </button>
        {shownStatuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={chosen.includes(status)}
            onClick={() => toggle(status)}
            className={chipLook}
          >
            {t(`statuses.${status}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

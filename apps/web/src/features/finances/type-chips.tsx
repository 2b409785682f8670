import type { FinanceType } from '@marquee/contract/finances.ts';
import { useTranslations } from 'use-intl';
import { shownTypes } from './finance-filters.ts';

interface TypeChipsProps {
  chosen: readonly FinanceType[];
  onChange(types: FinanceType[]): void;
}

const chipLook =
  'flex min-h-tap shrink-0 items-center whitespace-nowrap rounded-full border border-line px-3.5 font-medium text-ink-soft text-note transition-colors hover:bg-hover aria-pressed:border-transparent aria-pressed:bg-primary-soft aria-pressed:text-primary-text tablet:min-h-8';

/** One row that scrolls under the thumb; several may be pressed at once, none means all. */
export function TypeChips({ chosen, onChange }: TypeChipsProps) {
  const t = useTranslations('finances');
  const all = useTranslations('common.words');
  const toggle = (type: FinanceType) =>
    onChange(shownTypes.filter((one) => (one === type) !== chosen.includes(one)));
  return (
    <fieldset className="-mx-4 min-w-0 tablet:mx-0">
      <legend className="sr-only">{t('filters.kinds')}</legend>
      <div className="flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] tablet:flex-wrap tablet:px-0">
        <button
          type="button"
          aria-pressed={chosen.length === 0}
          onClick={() => onChange([])}
          className={chipLook}
        >
          {all('all')}
        </button>
        {shownTypes.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={chosen.includes(type)}
            onClick={() => toggle(type)}
            className={chipLook}
          >
            {t(`types.${type}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

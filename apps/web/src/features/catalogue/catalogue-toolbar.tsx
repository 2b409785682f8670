import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useSlash } from '../../shell/navigation/use-slash.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { OnceOpened } from '../../ui/overlays/once-opened.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type CatalogueFilters, countFilters, sorts } from './filters/filters.ts';

import { type ViewMode, ViewSwitch } from './list/view-mode.tsx';

import { startInstantSearch } from './search/instant-search.ts';
import { type TypedSearch, useTypedSearch } from './search/use-typed-search.ts';

const FilterSheet = lazyComponent(async () => (await import('./filters/sheet/filter-sheet.tsx')).FilterSheet);

interface CatalogueToolbarProps {
  typed: TypedSearch;
  filters: CatalogueFilters;
  total: number | undefined;
  onChange(changes: Partial<CatalogueFilters>): void;
  view: ViewMode;
  onView(view: ViewMode): void;
}

export function CatalogueToolbar(props: CatalogueToolbarProps) {
  const { filters, total, onChange, view, onView } = props;
  // Here and not in the page: a key must not wait for the list.
  const { text, type } = useTypedSearch(props.typed);
  const t = useTranslations('catalogue');
  const services = useServices();
  const input = useRef<HTMLInputElement>(null);
  const [isFiltering, setFiltering] = useState(false);
  const sortId = useId();
  const count = countFilters(filters);
  // Before the header's.
  useSlash(input, true);

  return (
    <search className="catalogue-toolbar">
      <div className="catalogue-search">
        <Input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={text}
          onFocus={() => startInstantSearch(services)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && type('')}
          leading={<Search className="size-4.5" aria-hidden="true" />}
          trailing={
            text && (
              <IconButton
                icon={<X className="size-4" />}
                size="small"
                label={t('search.clear')}
                onClick={() => {
                  type('');
                  input.current?.focus();
                }}
              />
            )
          }
        />
        <Button
          icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
          aria-haspopup="dialog"
          className="max-small:px-3"
          onClick={() => setFiltering(true)}
        >
          <span className="max-small:sr-only">{t('filters.label')}</span>
          {count > 0 && (
            <span className="rounded-full bg-primary px-1.5 font-semibold text-12 text-on-primary">
              {count}
            </span>
          )}
        </Button>
      </div>
      <div className="flex items-center gap-2 max-roomy:pb-4">
        <p
          className="whitespace-nowrap text-ink-soft text-note tabular-nums max-roomy:me-auto roomy:px-2"
          aria-live="polite"
        >
          {total !== undefined && t('count', { count: total })}
        </p>
        <label htmlFor={sortId} className="sr-only">
          {t('sort.label')}
        </label>
        <Select
          id={sortId}
          className="w-auto min-w-0 max-w-56 flex-1"
          value={filters.sort}
          onChange={(event) => onChange({ sort: sorts.find((sort) => sort === event.target.value) })}
          options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
        <span className="shrink-0">
          <ViewSwitch view={view} onView={onView} />
        </span>
      </div>
      <OnceOpened open={isFiltering}>
        <FilterSheet
          open={isFiltering}
          onClose={() => setFiltering(false)}
          filters={filters}
          total={total}
          onChange={onChange}
        />
      </OnceOpened>
    </search>
  );
}

import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { type CatalogueFilters, type ServiceSort, sorts } from './filters.ts';
import { useSlashToFocus } from './use-slash-to-focus.ts';

interface CatalogueToolbarProps {
  filters: CatalogueFilters;
  total: number | undefined;
  onChange(changes: Partial<CatalogueFilters>): void;
}

const pauseBeforeSearch = 250;

export function CatalogueToolbar({ filters, total, onChange }: CatalogueToolbarProps) {
  const t = useTranslations('catalogue');
  const [text, setText] = useTypedSearch(filters.search ?? '', (search) => onChange({ search }));
  const input = useRef<HTMLInputElement>(null);
  const sortId = useId();
  useSlashToFocus(input);

  return (
    <search className="flex flex-col gap-3 pb-4 tablet:flex-row tablet:items-center">
      <div className="flex-1">
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
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setText('')}
          leading={<Search className="size-4.5" aria-hidden="true" />}
          trailing={
            text && (
              <IconButton
                icon={<X className="size-4" />}
                size="small"
                label={t('search.clear')}
                onClick={() => {
                  setText('');
                  input.current?.focus();
                }}
              />
            )
          }
        />
      </div>
      <div className="flex items-center justify-between gap-4">
        <p className="whitespace-nowrap text-ink-soft text-note tabular-nums" aria-live="polite">
          {total !== undefined && t('count', { count: total })}
        </p>
        <label htmlFor={sortId} className="sr-only">
          {t('sort.label')}
        </label>
        <Select
          id={sortId}
          className="w-auto max-w-56"
          value={filters.sort}
          onChange={(event) => onChange({ sort: event.target.value as ServiceSort })}
          options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
      </div>
    </search>
  );
}

/** The field answers every key at once; the list follows when the typing pauses, or the address changes. */
function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState({ text: search, from: search });
  const text = typed.from === search ? typed.text : search;
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => latest.current(text.trim()), pauseBeforeSearch);
    return () => clearTimeout(timer);
  }, [text, search]);
  return [text, (next: string) => setTyped({ text: next, from: search })] as const;
}

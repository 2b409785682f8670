import { ArrowRight } from 'lucide-react';
import type { RefObject } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { useOptionKeys } from '../../../ui/forms/use-option-keys.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type SearchResult, useSearchResults } from './use-search-results.tsx';

const typingPause = 150;

interface SearchResultsProps {
  text: string;
  listId: string;
  field: RefObject<HTMLInputElement | null>;
  onChosen(): void;
}

/** Three sections of links; arrow keys in the field above move through them. */
export function SearchResults({ text, listId, field, onChosen }: SearchResultsProps) {
  const t = useTranslations();
  const active = useOptionKeys(field, listId, text);
  const { sections, isPending } = useSearchResults(useSettled(text, typingPause));
  if (isPending) {
    return (
      <div className="p-4" aria-busy="true">
        <SkeletonLines count={4} />
      </div>
    );
  }
  const filled = sections.filter(({ items }) => items.length > 0);
  let number = -1;
  const option = ({ key, href, content }: SearchResult) => {
    number += 1;
    return (
      <BareLink
        key={key}
        id={`${listId}-${number}`}
        role="option"
        aria-selected={number === active}
        tabIndex={-1}
        href={href}
        onClick={onChosen}
        className="flex min-h-tap items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-hover aria-selected:bg-primary-soft"
      >
        {content}
      </BareLink>
    );
  };
  return (
    <>
      {filled.length === 0 && (
        <p className="p-4 text-ink-soft" role="status">
          {t('shell.search.noMatch', { query: text })}
        </p>
      )}
      <div id={listId} role="listbox" aria-label={t('navigation.search.results')} className="p-1.5">
        {filled.map(({ name, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role
          <div key={name} role="group" aria-label={t(`shell.search.${name}`)} className="pb-1.5">
            <p className="px-3 pt-2 pb-1 font-semibold text-12 text-ink-faint" aria-hidden="true">
              {t(`shell.search.${name}`)}
            </p>
            {items.map(option)}
          </div>
        ))}
        {filled.some(({ name }) => name === 'services') &&
          option({
            key: 'all',
            href: `/?${new URLSearchParams({ search: text })}`,
            content: (
              <>
                <span className="flex-1 font-medium text-primary-text">{t('navigation.search.all')}</span>
                <ArrowRight className="size-4 text-primary-text" aria-hidden="true" />
              </>
            ),
          })}
      </div>
    </>
  );
}

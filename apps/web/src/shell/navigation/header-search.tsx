import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { PanelButton } from './navigation-panels.tsx';
import { SearchField } from './search-field.tsx';
import { useSlash } from './use-slash.ts';

/** A field where the header is wide enough; below 680 px a button that opens search over the whole screen. */
export function HeaderSearch() {
  const t = useTranslations('shell.search');
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  return (
    <>
      <search className="header-search relative min-w-28 max-w-80 flex-1 max-search:hidden">
        <SearchField field={field} look="bar" />
      </search>
      <PanelButton panel="search" className="header-button shrink-0 search:hidden" aria-label={t('label')}>
        <Search className="size-5" aria-hidden="true" />
      </PanelButton>
    </>
  );
}

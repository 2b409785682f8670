import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useOpenPanel } from './open-panel.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { SearchField } from './search-field.tsx';

/** The header's search on narrow screens, over the whole screen. */
export function SearchPanel() {
  const t = useTranslations();
  const { close } = useOpenPanel();
  const field = useRef<HTMLInputElement>(null);
  return (
    <PanelDialog panel="search" label={t('shell.search.label')} className="search-panel">
      <div className="p-2">
        <SearchField field={field} look="page" onDone={() => close('search')} />
      </div>
      <div className="absolute top-2 end-2">
        <IconButton
          icon={<X className="size-5" aria-hidden="true" />}
          label={t('common.actions.close')}
          onClick={() => close('search')}
        />
      </div>
    </PanelDialog>
  );
}

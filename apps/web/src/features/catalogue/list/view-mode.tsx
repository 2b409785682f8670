import { useQueryClient } from '@tanstack/react-query';
import { LayoutGrid, List } from 'lucide-react';
import { startTransition, useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { readCookies, setCookie } from '../../../lib/cookies.ts';
import { viewModeKey } from '../../../product/catalogue/query-keys.ts';
import { shellOf } from '../../../shell/shell-data.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

export type ViewMode = 'table' | 'card';

const [cookieName] = viewModeKey;

/** For a page's `load`: puts the visitor's choice, or the panel's default, into the page's data. */
export function loadViewMode(services: AppServices, request: Request): void {
  const cookies = import.meta.env.SSR ? (request.headers.get('cookie') ?? '') : document.cookie;
  const chosen = readCookies(cookies).get(cookieName);
  const { defaultMarketplaceView } = shellOf(services).settings;
  const mode: ViewMode = chosen === 'table' || chosen === 'card' ? chosen : defaultMarketplaceView;
  services.queryClient.setQueryData(viewModeKey, mode);
}

export function useViewMode(): [ViewMode, (mode: ViewMode) => void] {
  const client = useQueryClient();
  const [mode, setMode] = useState(() => client.getQueryData<ViewMode>(viewModeKey) ?? 'table');
  const choose = (next: ViewMode) => {
    setCookie(cookieName, next, 365);
    client.setQueryData(viewModeKey, next);
    // The old view stays until the code of the new one is loaded.
    startTransition(() => setMode(next));
  };
  return [mode, choose];
}

export function ViewSwitch({ view, onView }: { view: ViewMode; onView(view: ViewMode): void }) {
  const t = useTranslations('catalogue.view');
  const icon = 'size-4.5';
  return (
    <Segmented
      label={t('label')}
      value={view}
      onValueChange={onView}
      options={[
        { value: 'table', title: t('table'), label: <List className={icon} aria-hidden="true" /> },
        { value: 'card', title: t('card'), label: <LayoutGrid className={icon} aria-hidden="true" /> },
      ]}
    />
  );
}

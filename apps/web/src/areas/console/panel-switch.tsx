import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { consoleKeys } from '../../product/console/query-keys.ts';
import { useIdle } from '../../shell/overlays/use-idle.ts';
import { Menu } from '../../ui/actions/menu.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** For people who run several panels: the same page of another one, where they sign in as themselves. */
export function PanelSwitch() {
  const t = useTranslations('admin');
  const { call } = useServices();
  const { data: panels = [] } = useQuery({
    queryKey: consoleKeys.panels,
    queryFn: async ({ signal }) => (await call('listOwnPanels', {}, { signal })).data,
    enabled: useIdle(),
    staleTime: 600_000,
  });
  if (panels.length < 2) return null;
  return (
    <Menu
      label={t('panels')}
      align="start"
      entries={panels
        .filter(({ is_current }) => !is_current)
        .map(({ name, url }) => ({
          kind: 'action',
          label: name,
          onSelect: () => window.location.assign(url),
        }))}
      trigger={(trigger) => (
        <button type="button" {...trigger} aria-label={t('panels')} className="header-button">
          <ChevronsUpDown className="size-4.5" aria-hidden="true" />
        </button>
      )}
    />
  );
}

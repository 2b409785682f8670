import { LayoutGrid, List } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import type { ViewMode } from './view-mode.ts';

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

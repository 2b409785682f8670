import { NavigationProgress } from '../../shell/layout/navigation-progress.tsx';
import { useIdle } from '../../shell/overlays/use-idle.ts';
import { ToastHost } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** What tells how work is going, once the page stands. */
export function ConsoleToasts() {
  const t = useTranslations();
  if (!useIdle()) return null;
  return (
    <>
      <NavigationProgress />
      <ToastHost labels={{ region: t('admin.notices'), close: t('common.actions.close') }} />
    </>
  );
}

import { classNames } from '../../ui/class-names.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { PanelLogo } from '../navigation/panel-logo.tsx';

/** The panel's logo over a progress bar that fills within five seconds. */
export function PageLoaderOverlay({ open }: { open: boolean }) {
  const t = useTranslations('shell');
  return (
    <div
      role="status"
      className={classNames(
        'fixed inset-0 z-70 flex animate-appear flex-col items-center justify-center gap-6 bg-canvas transition-opacity duration-500',
        !open && 'opacity-0',
      )}
    >
      <span className="sr-only">{t('loading')}</span>
      <span className="text-ink" aria-hidden="true">
        <PanelLogo />
      </span>
      <span className="h-1 w-48 overflow-hidden rounded-sm bg-line" aria-hidden="true">
        <span className={classNames('block h-full bg-primary', open ? 'navigation-progress' : 'w-full')} />
      </span>
    </div>
  );
}

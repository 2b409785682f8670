import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const keys = [
  ['⌘K / Ctrl K', 'palette'],
  ['/', 'search'],
  ['J / K', 'rows'],
  ['Enter', 'open'],
  ['X', 'select'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const;

export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('admin.keys');
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog open={open} onClose={onClose} title={t('title')} closeLabel={close} width="narrow">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3">
        {keys.map(([key, meaning]) => (
          <div key={meaning} className="contents">
            <dt>
              <kbd className="whitespace-nowrap rounded-sm border border-line bg-page px-1.5 py-0.5 font-medium text-12">
                {key}
              </kbd>
            </dt>
            <dd className="text-ink-soft">{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </LazyDialog>
  );
}

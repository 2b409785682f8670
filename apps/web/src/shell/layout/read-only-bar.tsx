import { Info } from 'lucide-react';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useShell } from '../shell-data.ts';

/** Tells visitors of a panel that is not paid for what it does not do, before they try. */
export function ReadOnlyBar() {
  const t = useTranslations('shell.readOnly');
  if (!useShell().settings.isReadOnly) return null;
  return (
    <aside className="mb-5 flex gap-2.5 rounded-lg bg-warning-soft px-4 py-3 text-warning-text">
      <Info className="mt-px size-5 shrink-0" aria-hidden="true" />
      <p className="min-w-0">
        <span className="font-medium">{t('title')}</span> {t('text')}
      </p>
    </aside>
  );
}

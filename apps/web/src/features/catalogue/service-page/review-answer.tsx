import { useShell } from '../../../shell/shell-data.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** What the panel says to a review. */
export function ReviewAnswer({ answer }: { answer: string }) {
  const t = useTranslations('service.reviews');
  const { panelName } = useShell().settings;
  return (
    <div className="mt-2 border-line-strong border-s-2 ps-3">
      <p className="font-medium text-note">{t('answer', { panel: panelName })}</p>
      <p dir="auto" className="whitespace-pre-line text-pretty text-ink-soft">
        {answer}
      </p>
    </div>
  );
}

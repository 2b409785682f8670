import { useTranslations } from '../../ui/text/use-translations.tsx';
import { ConfirmOverlay } from '../overlays/confirm-overlay.tsx';

export function ChatQuestion(props: { open: boolean; onAnswer: (yes: boolean) => void }) {
  const t = useTranslations('overlays.chat');
  return <ConfirmOverlay {...props} title={t('title')} text={t('text')} agree={t('open')} />;
}

import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';

export function PanelProblem({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('common');
  return <ErrorState title={t('states.failed')} retry={{ label: t('actions.retry'), onRetry }} />;
}

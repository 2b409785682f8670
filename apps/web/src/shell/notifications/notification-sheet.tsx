import { LinkButton } from '../../ui/actions/link-button.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { SideSheet } from '../../ui/overlays/side-sheet.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useLazyPhrases } from '../overlays/use-lazy-phrases.ts';
import { NotificationList } from './notification-list.tsx';

interface NotificationSheetProps {
  open: boolean;
  onClose(): void;
}

export function NotificationSheet({ open, onClose }: NotificationSheetProps) {
  const t = useTranslations('shell.header');
  const common = useTranslations('common.actions');
  const isReady = useLazyPhrases(['notifications']);
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={t('notifications')}
      closeLabel={common('close')}
      footer={
        <LinkButton href="/notifications" wide onClick={onClose}>
          {common('showAll')}
        </LinkButton>
      }
    >
      {isReady ? <NotificationList onOpen={onClose} isBrief /> : <SkeletonLines count={6} />}
    </SideSheet>
  );
}

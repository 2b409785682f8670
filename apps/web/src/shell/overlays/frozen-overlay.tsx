import { AlertDialog } from '@base-ui/react/alert-dialog';
import { MessageCircle, Snowflake } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { backdropClass, dialogClass, dialogFooterClass } from '../../ui/overlays/overlay-style.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useOpenChat } from '../chat/use-open-chat.tsx';
import { useAmounts } from '../preferences/use-amounts.ts';
import { useProfile } from '../session/profile.ts';
import { useShell } from '../shell-data.ts';
import type { OverlayControl } from './overlay-store.ts';

/** Closes only by its buttons; a click beside it does nothing. Without a chat it links to tickets. */
export function FrozenOverlay({ open, close }: OverlayControl) {
  const t = useTranslations('overlays.frozen');
  const actions = useTranslations('common.actions');
  const errors = useTranslations('shell.errors.frozen');
  const { settings } = useShell();
  const openChat = useOpenChat();
  const profile = useProfile();
  const name = profile?.name ?? '';
  const panel = settings.panelName;
  const amount = useAmounts().charge(profile?.debt ?? '0');
  const canRepay = profile?.frozen_for_debt ?? false;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop data-scrim className={backdropClass} />
        <AlertDialog.Popup className={classNames(dialogClass, 'tablet:max-w-150')}>
          <div className="overflow-y-auto px-5 pt-6 pb-4">
            <span className="mb-4 inline-grid size-12 place-items-center rounded-lg bg-info-soft text-info-text">
              <Snowflake className="size-6" aria-hidden="true" />
            </span>
            <AlertDialog.Title className="font-semibold text-20">
              {t('greeting', { hasName: name ? 'yes' : 'no', name })}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-soft">
              {canRepay ? t('debt', { panel, amount }) : t('text', { panel })}
            </AlertDialog.Description>
          </div>
          <div className={dialogFooterClass}>
            <Button onClick={close}>{actions('close')}</Button>
            {canRepay && (
              <LinkButton variant="primary" href="/add-funds" onClick={close}>
                {t('topUp')}
              </LinkButton>
            )}
            {!canRepay && !openChat && (
              <LinkButton variant="primary" href="/tickets" onClick={close}>
                {errors('action')}
              </LinkButton>
            )}
            {openChat && (
              <Button
                variant={canRepay ? undefined : 'primary'}
                icon={<MessageCircle className="size-4" aria-hidden="true" />}
                onClick={openChat}
              >
                {t('chat')}
              </Button>
            )}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

import type { ManagedOffer } from '@marquee/contract/generated/console.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { LazyConfirmDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface DeleteOfferProps {
  offer: ManagedOffer | undefined;
  onClose(): void;
}

export function DeleteOffer({ offer, onClose }: DeleteOfferProps) {
  const t = useTranslations('adminOffers.deletion');
  const cancel = useTranslations('common.actions')('cancel');
  const { call } = useServices();
  const action = useAction();
  const remove = async (id: number) => {
    await action.run(() => call('deleteSpecialOffer', { params: { id } }), {
      done: t('done'),
      refresh: [consoleKeys.specialOffers],
    });
    onClose();
  };
  return (
    <LazyConfirmDialog
      open={offer !== undefined}
      danger
      title={t('title', { name: offer?.name ?? '' })}
      consequence={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={cancel}
      busy={action.isBusy}
      onConfirm={() => offer && void remove(offer.id)}
      onCancel={onClose}
    />
  );
}

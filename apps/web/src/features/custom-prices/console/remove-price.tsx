import type { CustomPrice } from '@marquee/contract/generated/console.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { LazyConfirmDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface RemovePriceProps {
  customerId: number;
  price: CustomPrice | undefined;
  onClose(): void;
}

export function RemovePrice({ customerId, price, onClose }: RemovePriceProps) {
  const t = useTranslations('adminPrices');
  const cancel = useTranslations('common.actions')('cancel');
  const { call } = useServices();
  const action = useAction();
  const remove = async (priceId: number) => {
    await action.run(() => call('removeCustomPrice', { params: { id: customerId, priceId } }), {
      done: t('removal.removed'),
      refresh: [consoleKeys.customPrices],
    });
    onClose();
  };
  return (
    <LazyConfirmDialog
      open={price !== undefined}
      danger
      title={t('removal.title')}
      consequence={t('removal.text')}
      confirmLabel={t('prices.remove')}
      cancelLabel={cancel}
      busy={action.isBusy}
      onConfirm={() => price && void remove(price.id)}
      onCancel={onClose}
    />
  );
}

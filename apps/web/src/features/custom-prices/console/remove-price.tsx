import type { CustomPrice } from '@marquee/contract/console/custom-prices.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/query-keys.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { LazyConfirmDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

interface RemovePriceProps {
  customerId: number;
  price: CustomPrice | undefined;
  onClose(): void;
}

export function RemovePrice({ customerId, price, onClose }: RemovePriceProps) {
  const t = useTranslations('adminPrices');
  const cancel = useTranslations('common.actions')('cancel');
  const services = useServices();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const removal = useMutation({
    mutationFn: (priceId: number) =>
      services.call('removeCustomPrice', { params: { id: customerId, priceId } }),
    onSuccess: async () => {
      toast({ title: t('removal.removed'), tone: 'success' });
      await refreshQueries(services, [consoleKeys.customPrices]);
    },
    onError: (error) => toast({ title: errorMessage(error), tone: 'danger' }),
    onSettled: onClose,
  });
  return (
    <LazyConfirmDialog
      open={price !== undefined}
      danger
      title={t('removal.title')}
      consequence={t('removal.text')}
      confirmLabel={t('prices.remove')}
      cancelLabel={cancel}
      busy={removal.isPending}
      onConfirm={() => price && removal.mutate(price.id)}
      onCancel={onClose}
    />
  );
}

import type { CustomPrice } from '@marquee/contract/generated/console.ts';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { PriceForm } from './price-form.tsx';

interface PriceSheetProps {
  customerId: number;
  /** The price to change, or a new one; undefined: closed. */
  price: CustomPrice | 'new' | undefined;
  onClose(): void;
}

export function PriceSheet({ customerId, price, onClose }: PriceSheetProps) {
  const t = useTranslations('adminPrices.prices');
  const close = useTranslations('common.actions')('close');
  return (
    <LazySideSheet
      open={price !== undefined}
      onClose={onClose}
      title={price === 'new' ? t('add') : t('edit')}
      closeLabel={close}
    >
      {price && (
        <PriceForm
          key={price === 'new' ? price : price.id}
          customerId={customerId}
          price={price === 'new' ? undefined : price}
          onSaved={onClose}
        />
      )}
    </LazySideSheet>
  );
}

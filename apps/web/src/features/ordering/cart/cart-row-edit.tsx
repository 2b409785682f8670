import type { CartItem } from '@marquee/domain/cart/cart-item.ts';
import { withChangedItem } from '@marquee/domain/cart/change-cart.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { costKeys } from '../../../product/query-keys.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { QuantityInput } from '../../../ui/forms/quantity-input.tsx';
import { SubtotalField } from '../form/fields/subtotal-field.tsx';
import { useLimitsText } from '../form/fields/use-limits-text.ts';
import { limitsOf } from '../limits-of.ts';
import { cartItems, changeCart } from './cart-store.ts';

interface CartRowEditProps {
  item: CartItem;
  subtotal: string;
  /** A typed sum is being turned into a quantity. */
  onAsking(isAsking: boolean): void;
}

/** Quantity and what it costs, in the row itself. */
export function CartRowEdit({ item, subtotal, onAsking }: CartRowEditProps) {
  const t = useTranslations('ordering.quantity');
  const client = useQueryClient();
  const limits = limitsOf(item);
  const change = (quantity: bigint) =>
    changeCart(withChangedItem(cartItems(), item.index, { quantity: Number(quantity) }));
  return (
    <div className="grid items-start gap-4 pt-3 pl-7 small:grid-cols-2">
      <Field label={t('label')} hint={useLimitsText(limits)}>
        {(control) => (
          <QuantityInput
            {...control}
            value={BigInt(item.quantity)}
            limits={limits}
            onValueChange={change}
            labels={{ slider: t('slider'), less: t('less'), more: t('more') }}
          />
        )}
      </Field>
      <SubtotalField
        serviceId={item.serviceId}
        isGuarantee={item.isGuarantee}
        subtotal={subtotal}
        disabled={false}
        onQuantityChange={change}
        onFailed={() => void client.invalidateQueries({ queryKey: costKeys.all })}
        onAsking={onAsking}
      />
    </div>
  );
}

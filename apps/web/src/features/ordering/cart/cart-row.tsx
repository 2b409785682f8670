import { withChangedItem } from '@marquee/domain/cart/cart.ts';
import type { CartItem } from '@marquee/domain/cart/cart-item.ts';
import { cut, cutLengths } from '@marquee/domain/text/cut.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { costKeys } from '../../../product/query-keys.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { QuantityInput } from '../../../ui/forms/quantity-input.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { SubtotalField } from '../form/fields/subtotal-field.tsx';
import { useLimitsText } from '../form/fields/use-limits-text.ts';
import { quantityLimits } from '../quantity-limits.ts';
import { editAddress, isEditedByForm } from './cart-line.ts';
import { cartItems, changeCart } from './cart-store.ts';

interface CartRowEditProps {
  item: CartItem;
  subtotal: string;
  costText: string | undefined;
  /** A typed amount is being converted to a quantity. */
  onConverting(isConverting: boolean): void;
}

interface CartRowProps {
  item: CartItem;
  number: number;
  /** Of the service type, or of the service if there was nothing to choose. */
  name: string;
  subtotal: string;
  /** As it stands beside the total; undefined until the price is known. */
  costText: string | undefined;
  errors: readonly string[];
  isEdited: boolean;
  onEdit(): void;
  onRemove(): void;
  onLeave(): void;
  onConverting(isConverting: boolean): void;
}

export function CartRow(props: CartRowProps) {
  const numbers = useNumbers();
  const { item, number, name, subtotal, costText, errors, isEdited } = props;
  const { onEdit, onRemove, onLeave, onConverting } = props;
  const t = useTranslations('ordering.cart');
  const amounts = useAmounts();
  const navigate = useNavigate();
  const isPhone = window.matchMedia('(width <= 725px)').matches;
  const edit = () => {
    if (!isEditedByForm(item)) return onEdit();
    onLeave();
    void navigate(editAddress(item));
  };
  return (
    <li className={classNames('p-3', errors.length > 0 && 'bg-danger-soft')}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-5 shrink-0 text-ink-faint tabular-nums">{number}</span>
        <span className="wrap-anywhere min-w-0 flex-1 basis-[9em]">
          <span className="block font-medium" title={item.serviceName} dir="auto">
            {cut(name, isPhone ? cutLengths.serviceNameOnPhone : cutLengths.serviceNameOnDesktop)}
          </span>
          <span className="block text-ink-soft text-note tabular-nums">
            {item.quantity > 0 && numbers.count(item.quantity)}
            {item.isDripFeed && ` · ${t('runs', { count: item.numberOfRuns })}`}
          </span>
        </span>
        <span className="ms-auto flex items-center gap-2">
          <Amount>{costText ?? amounts.charge(subtotal)}</Amount>
          {item.packageServiceSlug === null && (
            <IconButton
              icon={<Pencil className="size-4" />}
              label={t('edit', { service: name })}
              aria-expanded={isEditedByForm(item) ? undefined : isEdited}
              onClick={edit}
            />
          )}
          <IconButton
            icon={<Trash2 className="size-4" />}
            label={t('remove', { service: name })}
            onClick={onRemove}
          />
        </span>
      </div>
      {errors.map((error) => (
        <p key={error} role="alert" className="ps-7 text-danger-text text-note">
          {error}
        </p>
      ))}
      {isEdited && (
        <CartRowEdit item={item} subtotal={subtotal} costText={costText} onConverting={onConverting} />
      )}
    </li>
  );
}

/** Edits quantity and cost in the row itself. */
function CartRowEdit({ item, subtotal, costText, onConverting }: CartRowEditProps) {
  const t = useTranslations('ordering.quantity');
  const client = useQueryClient();
  const limits = quantityLimits(item);
  const change = (quantity: bigint) =>
    changeCart(withChangedItem(cartItems(), item.index, { quantity: Number(quantity) }));
  return (
    <div className="grid items-start gap-4 pt-3 ps-7 small:grid-cols-2">
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
        costText={costText}
        disabled={false}
        onQuantityChange={change}
        onFailed={() => void client.invalidateQueries({ queryKey: costKeys.all })}
        onConverting={onConverting}
      />
    </div>
  );
}

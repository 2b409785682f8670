import type { CartItem } from '@marquee/domain/cart/cart-item.ts';
import { formatCount } from '@marquee/domain/format/number.ts';
import { cut, cutLengths } from '@marquee/domain/text/cut.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { editAddress, isEditedByForm } from './cart-line.ts';
import { CartRowEdit } from './cart-row-edit.tsx';

interface CartRowProps {
  item: CartItem;
  number: number;
  /** Of the service type, or of the service where there was nothing to choose. */
  name: string;
  subtotal: string;
  errors: readonly string[];
  isEdited: boolean;
  onEdit(): void;
  onRemove(): void;
  onLeave(): void;
  onAsking(isAsking: boolean): void;
}

export function CartRow(props: CartRowProps) {
  const { item, number, name, subtotal, errors, isEdited, onEdit, onRemove, onLeave, onAsking } = props;
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
        <span className="min-w-0 flex-1 basis-[5em]">
          <span className="block font-medium" title={item.serviceName} dir="auto">
            {cut(name, isPhone ? cutLengths.serviceNameOnPhone : cutLengths.serviceNameOnDesktop)}
          </span>
          <span className="block text-ink-soft text-note tabular-nums">
            {item.quantity > 0 && formatCount(item.quantity)}
            {item.isDripFeed && ` · ${t('runs', { count: item.numberOfRuns })}`}
          </span>
        </span>
        <span className="ml-auto flex items-center gap-2">
          <Amount>{amounts.charge(subtotal)}</Amount>
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
        <p key={error} role="alert" className="pl-7 text-danger-text text-note">
          {error}
        </p>
      ))}
      {isEdited && <CartRowEdit item={item} subtotal={subtotal} onAsking={onAsking} />}
    </li>
  );
}

import { maxCartItems } from '@marquee/domain/cart/cart-item.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Notice } from '../../../shell/forms/notice.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { Checkout } from '../checkout/use-checkout.ts';
import type { useLines } from './line/use-lines.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface AddToCartButtonProps {
  form: ReturnType<typeof useLines>;
  checkout: Checkout;
  getSubtotal(place: number): string;
  isFrozen: boolean;
  isBlocked: boolean;
  /** Index of the cart item being edited. */
  cartIndex: number | undefined;
}

/** Lines that could not be ordered are not added, because here their fields can still be fixed. */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { form, checkout, getSubtotal, isFrozen, isBlocked, cartIndex } = props;
  const t = useTranslations('ordering');
  const navigate = useNavigate();
  const { addToCart, isEditing, refusal } = useAddToCart(cartIndex, form.change);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (refusal) button.current?.focus();
  }, [refusal]);
  async function add(pressedByKey: HTMLFormElement | null) {
    if (!(await checkout.check())) return;
    const { url, networkId } = form.active;
    if (!addToCart(form.lines, { getSubtotal, isFrozen })) return;
    requestAnimationFrame(() => pressedByKey?.querySelector<HTMLElement>('input[name=url]')?.focus());
    if (!isEditing) return form.reset({ url, networkId });
    // The item is saved; the next one is new, so the address must no longer name it.
    const next = new URLSearchParams({ url, networkId: String(networkId ?? '') });
    await navigate(`/orders/create?${next}`, { replace: true });
  }
  return (
    <>
      <Button
        ref={button}
        size="large"
        wide
        disabled={isBlocked || checkout.isBusy || checkout.lines.length === 0}
        // Pressed by keyboard: the button is disabled while checking, so focus moves to the link field.
        onClick={({ detail, currentTarget }) => void add(detail === 0 ? currentTarget.form : null)}
      >
        {t(`checkout.${isEditing ? 'saveInCart' : 'addToCart'}`)}
      </Button>
      {refusal && (
        <Notice tone="danger">
          {t('cart.full', { most: String(maxCartItems), count: String(refusal.items.length) })}
        </Notice>
      )}
    </>
  );
}

import { ShoppingCart } from 'lucide-react';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface CartButtonProps {
  place: 'header' | 'bar';
  count: number;
  disabled: boolean;
  onOpen(): void;
  /** Hovered or focused: the time to preload. */
  onNear(): void;
}

const looks = {
  header: 'header-button in-bottom-bar shrink-0 disabled:opacity-50',
  bar: 'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 font-medium text-12 text-ink-soft -outline-offset-2 disabled:opacity-50',
};

/** Opens the cart and shows how many items are in it. */
export function CartButton({ place, count, disabled, onOpen, onNear }: CartButtonProps) {
  const t = useTranslations('shell.header');
  return (
    <button
      type="button"
      className={looks[place]}
      disabled={disabled}
      aria-haspopup="dialog"
      aria-label={t('cartItems', { count })}
      title={t('cart')}
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <span className="relative">
        <ShoppingCart className="size-5.5" aria-hidden="true" />
        {count > 0 && (
          <span className="-top-1.5 -end-2 absolute min-w-4 rounded-full bg-primary px-1 text-center font-semibold text-12 text-on-primary leading-4 tabular-nums">
            {count}
          </span>
        )}
      </span>
      {place === 'bar' && (
        <span className="line-clamp-2 max-w-full hyphens-auto text-center leading-tight">{t('cart')}</span>
      )}
    </button>
  );
}

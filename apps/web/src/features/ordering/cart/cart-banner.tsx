import type { CostResult } from '@marquee/contract/generated/ordering.ts';
import { useLazyPhrases } from '../../../shell/overlays/use-lazy-phrases.ts';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useCost } from '../checkout/use-cost.ts';
import { cartLine } from './cart-line.ts';
import { cartCoupon, useCart } from './cart-store.ts';

import { openCart } from './open-cart.tsx';

/** On phones, shown for a moment after something was added. */
export function CartBanner() {
  return useLazyPhrases(['ordering']) ? <Banner /> : null;
}

function Banner() {
  const t = useTranslations('ordering.cart');
  const items = useCart();
  const coupon = cartCoupon();
  const { cost } = useCost({
    services: items.map((item) => cartLine(item).request),
    order_widget_type: 'shop',
    ...(coupon === '' ? {} : { coupon_code: coupon }),
  });
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-[var(--bottom-bar,0px)] z-35 flex animate-appear items-center gap-3 bg-inverse px-4 py-3 text-on-inverse shadow-floating tablet:hidden"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{t('banner', { count: items.length })}</span>
        {cost && <BannerAmount cost={cost} />}
      </span>
      <Button size="small" onClick={openCart}>
        {t('goTo')}
      </Button>
    </div>
  );
}

/** What the items cost, before the fee of whatever pays for them. */
export function BannerAmount({ cost }: { cost: CostResult }) {
  const t = useTranslations('ordering.cart');
  const { total } = useAmountsTogether();
  const hasCoupon = cost.couponBonusType === 'discount';
  return (
    <Amount original={hasCoupon ? total(cost.originalAmount) : undefined} originalLabel={t('before')}>
      {total(cost.total)}
    </Amount>
  );
}

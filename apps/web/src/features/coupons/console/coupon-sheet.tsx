import type { ManagedCoupon } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CouponStateLabel, useUsedText, useWorth } from './coupon-columns.tsx';
import { CouponForm } from './coupon-form.tsx';
import { CouponUses } from './coupon-uses.tsx';

/** One coupon: what it gives, its limits, and who used it. */
export function CouponSheet({ coupon, canChange }: { coupon: ManagedCoupon; canChange: boolean }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <CouponForm coupon={coupon} onDone={() => setEditing(false)} />;
  return (
    <div className="flex flex-col gap-6">
      <CouponFacts coupon={coupon} />
      {canChange && <CouponActions coupon={coupon} onEdit={() => setEditing(true)} />}
      <CouponUses coupon={coupon} />
    </div>
  );
}

function CouponFacts({ coupon }: { coupon: ManagedCoupon }) {
  const t = useTranslations('adminMoney');
  const yes = useTranslations('common.words');
  const dateLabel = useTranslations('finances.columns')('date');
  const { exact } = useAmounts();
  const dates = useDates();
  const worth = useWorth();
  const usedText = useUsedText();
  const { valid_from, valid_to, service_ids } = coupon;
  return (
    <Facts
      facts={[
        [t('words.name'), coupon.name],
        [t('words.status'), <CouponStateLabel key="state" state={coupon.state} />],
        [t('coupons.type'), t(`coupons.types.${coupon.type}`)],
        [t('coupons.worth'), worth(coupon)],
        ...(coupon.min_amount === '0' ? [] : ([[t('coupons.minAmount'), exact(coupon.min_amount)]] as const)),
        [t('coupons.used'), usedText(coupon)],
        ...(coupon.account_limit === null
          ? []
          : ([[t('coupons.accountLimit'), String(coupon.account_limit)]] as const)),
        ...(service_ids ? ([[t('coupons.services'), service_ids.join(', ')]] as const) : []),
        ...(valid_from ? ([[t('coupons.validFrom'), dates.dateTime(valid_from)]] as const) : []),
        ...(valid_to ? ([[t('coupons.validTo'), dates.dateTime(valid_to)]] as const) : []),
        [t('coupons.listed'), coupon.is_listed ? yes('yes') : yes('no')],
        [dateLabel, dates.day(coupon.created_at)],
      ]}
    />
  );
}

function CouponActions({ coupon, onEdit }: { coupon: ManagedCoupon; onEdit(): void }) {
  const t = useTranslations('adminMoney.coupons');
  const common = useTranslations('common');
  const services = useServices();
  const action = useAction();
  const { id, is_enabled } = coupon;
  const turn = () =>
    action.run(() => services.call('switchCoupon', { params: { id }, body: { is_enabled: !is_enabled } }), {
      done: common('states.saved'),
      refresh: [consoleKeys.coupons],
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={onEdit}>{common('actions.edit')}</Button>
      <Button variant={is_enabled ? 'danger' : 'primary'} loading={action.isBusy} onClick={turn}>
        {is_enabled ? t('switchOff') : t('switchOn')}
      </Button>
    </div>
  );
}

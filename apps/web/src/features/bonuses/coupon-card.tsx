import type { Coupon } from '@marquee/contract/generated/money.ts';
import { formatDate } from '@marquee/domain/format/date.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Looks like a paper coupon: the value on one side of the tear line, the code on the other. */
export function CouponCard({ coupon }: { coupon: Coupon }) {
  const t = useTranslations('finances.bonuses');
  const copied = useTranslations('common.states');
  const amounts = useAmounts();
  const inPercent = usePercent();
  const value =
    coupon.bonus_amount_calculation_type === 'fixed'
      ? amounts.balance(coupon.bonus_amount ?? '0')
      : inPercent(coupon.bonus_percentage ?? 0);
  const terms = [
    coupon.min_amount !== '0' && t('from', { amount: amounts.charge(coupon.min_amount) }),
    coupon.valid_to && t('until', { date: formatDate(coupon.valid_to) }),
  ].filter(Boolean);
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line bg-surface">
      <div className="flex-1 p-4 tablet:p-5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold text-28 text-primary-text tabular-nums tracking-tight">{value}</span>
          <span className="text-ink-soft">{t(`couponTypes.${coupon.bonus_type}`)}</span>
        </p>
        <h3 className="pt-2 font-medium">{coupon.name}</h3>
        {coupon.description && <p className="pt-0.5 text-ink-soft">{coupon.description}</p>}
        {terms.length > 0 && (
          <p className="pt-2 text-ink-faint text-note tabular-nums">{terms.join(' · ')}</p>
        )}
      </div>
      <div className="flex items-center justify-between gap-2 border-line border-t border-dashed py-1.5 pe-2 ps-4 tablet:ps-5">
        <code className="min-w-0 truncate font-mono font-semibold tracking-wide">{coupon.code}</code>
        <CopyButton
          size="medium"
          text={coupon.code}
          label={t('copy', { code: coupon.code })}
          copiedLabel={copied('copied')}
        />
      </div>
    </li>
  );
}

import type { ManagedCoupon } from '@marquee/contract/generated/console.ts';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const tones: Record<ManagedCoupon['state'], Tone> = {
  running: 'success',
  scheduled: 'info',
  ended: 'neutral',
  used_up: 'warning',
  off: 'neutral',
};

export function CouponStateLabel({ state }: Pick<ManagedCoupon, 'state'>) {
  const t = useTranslations('adminMoney.coupons.states');
  return <Status tone={tones[state]}>{t(state)}</Status>;
}

/** `10 %` or `$5.00`. */
export function useWorth(): (coupon: ManagedCoupon) => string {
  const percentText = usePercent();
  const { exact } = useAmounts();
  return ({ calculation, percent, amount }) =>
    calculation === 'percent' ? percentText(percent) : exact(amount);
}

export function useUsedText(): (coupon: ManagedCoupon) => string {
  const t = useTranslations('adminMoney.coupons');
  return ({ used, total_limit }) =>
    total_limit === null ? String(used) : t('usedOf', { used: String(used), limit: String(total_limit) });
}

export function useCouponColumns({ open }: ListAddress): DataColumn<ManagedCoupon>[] {
  const t = useTranslations('adminMoney');
  const number = useTranslations('admin.list')('number');
  const dates = useDates();
  const worth = useWorth();
  const usedText = useUsedText();
  return [
    {
      id: 'id',
      header: number,
      card: 'none',
      cell: ({ id }) => <span className="text-ink-faint tabular-nums">#{id}</span>,
    },
    {
      id: 'code',
      header: t('coupons.code'),
      card: 'title',
      fixed: true,
      cell: ({ id, code, name }) => (
        <span className="block min-w-0">
          <button
            type="button"
            data-row-link=""
            className="tap-area rounded-sm font-medium text-primary-text hover:underline"
            onClick={() => open(id)}
          >
            {code}
          </button>
          <span className="block truncate text-ink-faint text-note">{name}</span>
        </span>
      ),
    },
    { id: 'type', header: t('coupons.type'), cell: ({ type }) => t(`coupons.types.${type}`) },
    {
      id: 'used',
      header: t('coupons.used'),
      align: 'end',
      cell: (coupon) => <span className="tabular-nums">{usedText(coupon)}</span>,
    },
    {
      id: 'valid_to',
      header: t('coupons.validTo'),
      cell: ({ valid_to }) => (
        <span className="text-ink-soft text-note tabular-nums">{valid_to ? dates.day(valid_to) : '–'}</span>
      ),
    },
    { id: 'state', header: t('words.status'), cell: ({ state }) => <CouponStateLabel state={state} /> },
    {
      id: 'worth',
      header: t('coupons.worth'),
      align: 'end',
      card: 'corner',
      cell: (coupon) => <span className="whitespace-nowrap font-medium">{worth(coupon)}</span>,
    },
  ];
}

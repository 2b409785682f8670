import type { FinanceEntry, FinanceType } from '@marquee/contract/generated/money.ts';
import { formatMoney, parseSignedMoney, subtract } from '@marquee/domain/money/money.ts';
import {
  Banknote,
  CreditCard,
  Gift,
  HandCoins,
  ListChecks,
  type LucideIcon,
  Megaphone,
  PanelsTopLeft,
  Percent,
  RotateCcw,
  ShoppingBag,
  SlidersHorizontal,
  Store,
  TicketPercent,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { classNames } from '../../ui/class-names.ts';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { Amount } from '../../ui/text/amount.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const icons: Record<FinanceType, LucideIcon> = {
  order: ShoppingBag,
  cancel_order: RotateCcw,
  invoiced: CreditCard,
  admin: SlidersHorizontal,
  referral: Users,
  widget_reward: PanelsTopLeft,
  fee: Percent,
  bonus: Gift,
  coupon: TicketPercent,
  task: ListChecks,
  withdrawal: Banknote,
  chargeback: TriangleAlert,
  repayment: HandCoins,
  child_panel: Store,
  campaign_plan: Megaphone,
};

export function useFinanceColumns(): DataColumn<FinanceEntry>[] {
  const t = useTranslations('finances');
  const { total } = useAmountsTogether('holdings');
  return [
    {
      id: 'type',
      header: t('columns.type'),
      card: 'title',
      cell: (entry) => <Entry entry={entry} />,
    },
    {
      id: 'created_at',
      header: t('columns.date'),
      card: 'none',
      cell: ({ created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
    {
      id: 'wallet',
      header: t('columns.wallet'),
      card: 'none',
      cell: ({ wallet }) => <span className="text-ink-soft">{t(`wallets.${wallet}`)}</span>,
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'end',
      card: 'corner',
      cell: (entry) => (
        <span className="flex flex-col items-end">
          <span className="font-medium">
            <SignedAmount entry={entry} />
          </span>
          <span className="text-ink-faint text-note tabular-nums tablet:hidden">
            <span className="sr-only">{t('columns.balance')}: </span>
            {total(entry.balance)}
          </span>
        </span>
      ),
    },
    {
      id: 'balance',
      header: t('columns.balance'),
      align: 'end',
      card: 'none',
      cell: ({ balance }) => (
        <span className="whitespace-nowrap text-ink-soft tabular-nums">{total(balance)}</span>
      ),
    },
  ];
}

/** What the entry is and what it is for: the order, the payment method, the operator's note. */
function Entry({ entry }: { entry: FinanceEntry }) {
  const t = useTranslations('finances');
  const { type, wallet, amount, order_id, payment_method, reason, created_at } = entry;
  const about = [
    order_id === null ? undefined : t('list.order', { number: String(order_id) }),
    payment_method,
    reason,
  ].filter(Boolean);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <TypeIcon type={type} isIncome={!amount.startsWith('-')} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{t(`types.${type}`)}</span>
        {about.length > 0 && (
          <span className="line-clamp-2 font-normal text-ink-faint text-note">{about.join(' · ')}</span>
        )}
        <span className="block font-normal text-ink-faint text-note tablet:hidden">
          <Moment value={created_at} />
          {wallet !== 'balance' && ` · ${t(`wallets.${wallet}`)}`}
        </span>
      </span>
    </span>
  );
}

/** `+$5.00` in green, `−$8.00` plain; the sign serves those who do not see colours. */
function SignedAmount({ entry: { amount, balance } }: { entry: FinanceEntry }) {
  const { between } = useAmountsTogether('holdings');
  const isSpending = amount.startsWith('-');
  return (
    <Amount tone={isSpending ? 'out' : 'in'}>
      {between(balance, balanceBefore(amount, balance), isSpending ? '−' : '+')}
    </Amount>
  );
}

function balanceBefore(amount: string, balance: string): string {
  return formatMoney(subtract(parseSignedMoney(balance), parseSignedMoney(amount)));
}

/** In a soft disc: green for income, plain for spending. */
function TypeIcon({ type, isIncome }: { type: FinanceType; isIncome: boolean }) {
  const Icon = icons[type];
  return (
    <span
      className={classNames(
        'flex size-9 shrink-0 items-center justify-center rounded-full',
        isIncome ? 'bg-success-soft text-success-text' : 'bg-sunken text-ink-soft',
      )}
      aria-hidden="true"
    >
      <Icon className="size-4" />
    </span>
  );
}

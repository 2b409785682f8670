import type { FinanceType } from '@marquee/contract/money/finances.ts';
import {
  Banknote,
  CreditCard,
  Gift,
  ListChecks,
  type LucideIcon,
  PanelsTopLeft,
  Percent,
  RotateCcw,
  ShoppingBag,
  SlidersHorizontal,
  TicketPercent,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

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
};

/** In a soft disc: green where money came, plain where it went. */
export function TypeIcon({ type, isIncome }: { type: FinanceType; isIncome: boolean }) {
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

import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { Amount } from '../../ui/text/amount.tsx';

/** `+$5.00` in green, `−$8.00` plain: the sign says it to those who do not see colours. */
export function SignedAmount({ amount, size }: { amount: string; size?: 'large' }) {
  const amounts = useAmounts();
  const isSpending = amount.startsWith('-');
  return (
    <Amount tone={isSpending ? 'out' : 'in'} size={size}>
      {isSpending ? `−${amounts.charge(amount.slice(1))}` : `+${amounts.balance(amount)}`}
    </Amount>
  );
}

import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { lackingFor } from '../use-panel-actions.ts';

interface FirstMonthProps {
  price: string;
  balance: string;
  isOwnDomain: boolean;
}

/** What is taken now, and what is left. */
export function FirstMonth({ price, balance, isOwnDomain }: FirstMonthProps) {
  const t = useTranslations('childPanels.create');
  const { total, between } = useAmountsTogether();
  if (price === '0') return null;
  const lines = [
    [t('price'), total(price)],
    [t('balance'), total(balance)],
    ...(lackingFor(price, balance) === '0' ? [[t('left'), between(balance, price)]] : []),
  ];
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken px-4 py-3">
      <dl className="flex flex-col gap-1">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-nowrap font-medium tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-note">{isOwnDomain ? t('startsLater') : t('monthly')}</p>
    </div>
  );
}

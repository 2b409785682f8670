import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { walletsQuery } from '../../product/payments/payment-queries.ts';
import { LoneAmount } from '../../shell/preferences/lone-amount.tsx';
import { useAmounts, useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** The balance of every wallet; earnings link to where they can be used. */
export function WalletTiles() {
  const t = useTranslations('finances');
  const amounts = useAmounts();
  const together = useAmountsTogether('holdings');
  const { data: wallets } = useQuery(walletsQuery(useServices()));
  if (!wallets) return null;
  const { balance, cash, bonus, referral, task, hold, owed } = wallets;
  const [cashText = '', bonusText = ''] = together.parts([cash, bonus]);
  const split = t('overview.split', { cash: cashText, bonus: bonusText });
  const toEarnings = <TextLink href="/withdrawal">{t('overview.withdraw')}</TextLink>;
  return (
    <>
      {owed !== '0' && (
        <p className="flex gap-2.5 rounded-md bg-warning-soft px-3.5 py-3 text-warning-text">
          <CircleAlert className="mt-px size-5 shrink-0" aria-hidden="true" />
          <span>{t('overview.owed', { amount: amounts.charge(owed) })}</span>
        </p>
      )}
      <dl className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
        <Tile wide label={t('wallets.balance')} amount={together.total(balance)} note={split} />
        <Tile label={t('wallets.referral')} amount={<LoneAmount amount={referral} />} note={toEarnings} />
        <Tile label={t('wallets.task')} amount={<LoneAmount amount={task} />} note={toEarnings} />
        {hold !== '0' && <Tile fullRow label={t('overview.hold')} amount={<LoneAmount amount={hold} />} />}
      </dl>
    </>
  );
}

interface TileProps {
  label: string;
  amount: React.ReactNode;
  note?: React.ReactNode;
  wide?: boolean;
  fullRow?: boolean;
}

function Tile(props: TileProps) {
  return (
    <div
      className={`flex min-w-0 flex-col gap-0.5 rounded-lg border border-line bg-surface p-4 ${props.wide || props.fullRow ? 'max-desktop:col-span-2' : ''}`}
    >
      <dt className="hyphens-auto text-ink-soft text-note">{props.label}</dt>
      <dd className="min-w-0 max-desktop:mt-auto">
        <p
          className={`truncate font-semibold tabular-nums tracking-tight ${props.wide ? 'text-28' : 'text-20'}`}
        >
          {props.amount}
        </p>
        {props.note && <p className="pt-0.5 text-ink-faint text-note tabular-nums">{props.note}</p>}
      </dd>
    </div>
  );
}

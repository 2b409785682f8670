import { Wallet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BareLink } from '../../ui/bare-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useAmounts } from '../preferences/use-amounts.ts';
import type { Profile } from '../session/profile.ts';
import { headerButton } from './header-button.ts';

interface BalanceProps {
  profile: Profile;
  /** Where money is added, if this panel has such a page. */
  addFunds: string | undefined;
}

/** On phones the balance stands in the profile panel: the bar has no room for it. */
export function Balance({ profile, addFunds }: BalanceProps) {
  const t = useTranslations('shell.header');
  const amount = useAmounts().balance(profile.balance);
  const look = 'max-tablet:hidden tabular-nums whitespace-nowrap';
  const words = (
    <>
      <Wallet className="size-4.5 opacity-80" aria-hidden="true" />
      <span className="sr-only">{t('balance')}</span>
      {amount}
    </>
  );
  if (!addFunds) {
    return <p className={classNames('inline-flex items-center gap-1.5 px-2.5 font-medium', look)}>{words}</p>;
  }
  return (
    <BareLink href={addFunds} title={t('addFunds')} className={classNames(headerButton, look)}>
      {words}
    </BareLink>
  );
}

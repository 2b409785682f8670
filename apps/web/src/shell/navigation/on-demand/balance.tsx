import { Wallet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useAmounts } from '../../preferences/use-amounts.ts';
import { useProfile } from '../../session/profile.ts';
import { headerButton } from '../header-button.ts';
import { useMenu } from '../use-menu.ts';

const look = 'max-tablet:hidden tabular-nums whitespace-nowrap';

/** Leads to where money is added, if there is such a page. On phones it stands in the profile panel instead. */
export function Balance() {
  const t = useTranslations('shell.header');
  const balance = useProfile()?.balance ?? '0';
  const amount = useAmounts().balance(balance);
  const addFunds = useMenu().paths.get('add-funds');
  const labels = (
    <>
      <Wallet className="size-4.5 opacity-80" aria-hidden="true" />
      <span className="sr-only">{t('balance')}</span>
      {amount}
    </>
  );
  if (!addFunds) {
    return (
      <p className={classNames('inline-flex items-center gap-1.5 px-2.5 font-medium', look)}>{labels}</p>
    );
  }
  return (
    <BareLink href={addFunds} title={t('addFunds')} className={classNames(headerButton, look)}>
      {labels}
    </BareLink>
  );
}

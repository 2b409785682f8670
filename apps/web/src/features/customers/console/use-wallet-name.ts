import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** The names that customers know, with cash and bonus told apart. */
export function useWalletName(): (wallet: string) => string {
  const t = useTranslations('adminCustomers.card');
  const earnings = useTranslations('finances.wallets');
  return (wallet) => {
    if (wallet === 'cash' || wallet === 'bonus') return t(wallet);
    return wallet === 'task' ? earnings('task') : earnings('referral');
  };
}

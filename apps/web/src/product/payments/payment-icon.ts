import { Banknote, Bitcoin, CreditCard, Landmark, type LucideIcon, QrCode, Wallet } from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  wallet: Wallet,
  paypal: Wallet,
  card: CreditCard,
  visa: CreditCard,
  mastercard: CreditCard,
  bank: Landmark,
  qr: QrCode,
  bitcoin: Bitcoin,
  crypto: Bitcoin,
};

/** By the name that the operator or the gateway gave; an unknown one is money all the same. */
export function paymentIcon(name: string | null): LucideIcon {
  return (name !== null && Object.hasOwn(icons, name) ? icons[name] : undefined) ?? Banknote;
}

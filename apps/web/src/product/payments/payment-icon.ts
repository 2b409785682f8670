import {
  Banknote,
  Bitcoin,
  CreditCard,
  Landmark,
  type LucideIcon,
  MessageSquareText,
  QrCode,
  Smartphone,
  Wallet,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  wallet: Wallet,
  paypal: Wallet,
  card: CreditCard,
  visa: CreditCard,
  mastercard: CreditCard,
  bank: Landmark,
  qr: QrCode,
  message: MessageSquareText,
  phone: Smartphone,
  bitcoin: Bitcoin,
  crypto: Bitcoin,
};

/** By the icon name of the operator or gateway; an unknown one gets a banknote. */
export function paymentIcon(name: string | null): LucideIcon {
  return (name !== null && Object.hasOwn(icons, name) ? icons[name] : undefined) ?? Banknote;
}

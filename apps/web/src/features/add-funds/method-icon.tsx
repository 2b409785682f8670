import { Banknote, Bitcoin, CreditCard, Landmark, MessageSquareText, QrCode, Wallet } from 'lucide-react';

const icons = {
  wallet: Wallet,
  card: CreditCard,
  visa: CreditCard,
  mastercard: CreditCard,
  bank: Landmark,
  qr: QrCode,
  bitcoin: Bitcoin,
  crypto: Bitcoin,
  message: MessageSquareText,
};

/** By the name that the operator gave; an unknown one is money all the same. */
export function MethodIcon({ name }: { name: string | null }) {
  const Icon = Object.entries(icons).find(([known]) => known === name)?.[1] ?? Banknote;
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-soft text-primary-text">
      <Icon className="size-5" aria-hidden="true" />
    </span>
  );
}

import { CreditCard } from 'lucide-react';
import { paymentIcon } from './payment-icon.ts';

/** A payment method's icon: a picture that the operator uploaded, or a drawing by its name. */
export function PaymentMark({ icon, isCard = false }: { icon: string | null; isCard?: boolean }) {
  if (icon && /^(\/(?!\/)|https:\/\/)/.test(icon)) {
    return (
      <img
        src={icon}
        alt=""
        width={20}
        height={20}
        loading="lazy"
        className="size-5 shrink-0 object-contain"
      />
    );
  }
  const Icon = isCard ? CreditCard : paymentIcon(icon);
  return <Icon className="size-5 shrink-0" aria-hidden="true" />;
}

import { MessageSquareText } from 'lucide-react';
import { paymentIcon } from '../../product/payments/payment-icon.ts';

export function MethodIcon({ name }: { name: string | null }) {
  const Icon = name === 'message' ? MessageSquareText : paymentIcon(name);
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-soft text-primary-text">
      <Icon className="size-5" aria-hidden="true" />
    </span>
  );
}

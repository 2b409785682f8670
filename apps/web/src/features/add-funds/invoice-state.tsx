import type { InvoiceView } from '@marquee/contract/generated/money.ts';
import { Status } from '../../ui/feedback/status.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const tones: Record<InvoiceView['status'], Tone> = {
  open: 'info',
  in_moderation: 'warning',
  paid: 'success',
  expired: 'neutral',
  failed: 'danger',
  canceled: 'neutral',
  refunding: 'warning',
  refunded: 'neutral',
  disputed: 'danger',
};

export function InvoiceState({ status }: Pick<InvoiceView, 'status'>) {
  const t = useTranslations('payments.status');
  return (
    <Status tone={tones[status]} live={status === 'open' || status === 'in_moderation'}>
      {t(status)}
    </Status>
  );
}

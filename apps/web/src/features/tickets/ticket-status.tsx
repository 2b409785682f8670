import { Status } from '../../ui/feedback/status.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { TicketCard } from './api.ts';

const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

export function TicketStatus({ status }: { status: TicketCard['status'] }) {
  const t = useTranslations('tickets.status');
  return <Status tone={tones[status]}>{t(status)}</Status>;
}

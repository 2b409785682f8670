import { useTranslations } from 'use-intl';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { NewTicketForm } from './new-ticket-form.tsx';
import { useNewTicket } from './use-new-ticket.ts';

interface NewTicketDialogProps {
  open: boolean;
  orderId: string;
  onClose(): void;
}

export function NewTicketDialog({ open, orderId, onClose }: NewTicketDialogProps) {
  const t = useTranslations();
  const ticket = useNewTicket(orderId);
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('tickets.form.title')}
      closeLabel={t('common.actions.close')}
      width="medium"
    >
      <NewTicketForm ticket={ticket} />
    </LazyDialog>
  );
}

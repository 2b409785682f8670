import type { StaffTicket } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Kbd } from '../../../ui/text/kbd.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import type { TicketChanges } from './use-ticket-changes.ts';

interface TicketActionsProps {
  ticket: StaffTicket;
  changes: TicketChanges;
}

export function TicketActions({ ticket, changes }: TicketActionsProps) {
  const t = useTranslations('adminSupport.tickets');
  const [isMerging, setMerging] = useState(false);
  if (ticket.merged_into !== null) return null;
  return (
    <>
      {!changes.isMine && (
        <Button
          loading={changes.isRunning('assign')}
          onClick={() => void changes.assignToMe()}
          aria-keyshortcuts="m"
          trailingIcon={<KeyHint name="m" />}
        >
          {t('assignToMe')}
        </Button>
      )}
      {ticket.others.length > 0 && <Button onClick={() => setMerging(true)}>{t('merge.action')}</Button>}
      <Button
        loading={changes.isRunning('close')}
        onClick={() => void changes.closeOrReopen()}
        aria-keyshortcuts="c"
        trailingIcon={<KeyHint name="c" />}
      >
        {ticket.status === 'closed' ? t('reopen') : t('close')}
      </Button>
      <MergeDialog ticket={ticket} open={isMerging} onClose={() => setMerging(false)} />
    </>
  );
}

/** The key that does the same; screen readers hear of it from the button itself. */
function KeyHint({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="max-tablet:hidden">
      <Kbd>{name}</Kbd>
    </span>
  );
}

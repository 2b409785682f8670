import type { StaffTicket } from '@marquee/contract/generated/console.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffTicketQuery } from './api.ts';

export type TicketChanges = ReturnType<typeof useTicketChanges>;

/** What staff do with a ticket besides answering it; buttons and keys call the same. */
export function useTicketChanges(ticket: StaffTicket) {
  const t = useTranslations('adminSupport.tickets');
  const services = useServices();
  const { run, isRunning } = useAction();
  const me = useProfile()?.id;
  const params = { id: ticket.id };
  const show = (changed: StaffTicket) =>
    services.queryClient.setQueryData(staffTicketQuery(services, String(changed.id)).queryKey, changed);
  const refresh = [consoleKeys.tickets, consoleKeys.queues];

  const assign = (accountId: number | null) =>
    run(
      async () =>
        show((await services.call('assignTicket', { params, body: { account_id: accountId } })).data),
      { name: 'assign', refresh, done: accountId === null ? t('unassigned') : t('assigned') },
    );
  const close = () =>
    run(async () => show((await services.call('closeStaffTicket', { params })).data), {
      name: 'close',
      refresh,
      done: t('closed'),
    });
  const reopen = () =>
    run(async () => show((await services.call('reopenStaffTicket', { params })).data), {
      name: 'close',
      refresh,
      done: t('reopened'),
    });
  return {
    isMine: ticket.assignee?.id === me,
    isRunning,
    assign,
    assignToMe: async () => me !== undefined && ticket.assignee?.id !== me && (await assign(me)),
    close,
    closeOrReopen: async () => {
      if (ticket.merged_into === null) await (ticket.status === 'closed' ? reopen() : close());
    },
  };
}

import type { StaffTicket } from '@marquee/contract/generated/console.ts';
import { nativeNames } from '@marquee/domain/locale/locales.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { TicketStatus } from '../ticket-status.tsx';
import { agentsQuery } from './api.ts';
import type { TicketChanges } from './use-ticket-changes.ts';

/** Who asks, about what, since when, and who answers. */
export function TicketFacts({ ticket, changes }: { ticket: StaffTicket; changes: TicketChanges }) {
  const t = useTranslations();
  const ours = useTranslations('adminSupport.tickets');
  const { customer, order_id, waiting_since, created_at, others } = ticket;
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          [
            t('admin.list.customer'),
            <TextLink key="customer" href={`/admin/customers/${customer.id}`}>
              {customer.name || customer.email || `#${customer.id}`}
            </TextLink>,
          ],
          ...(customer.email ? ([[ours('email'), customer.email]] as const) : []),
          [ours('language'), nativeNames[customer.locale]],
          ...(order_id === null
            ? []
            : ([
                [
                  ours('order'),
                  <TextLink key="order" href={`/admin/orders?open=${order_id}`}>
                    #{order_id}
                  </TextLink>,
                ],
              ] as const)),
          ...(waiting_since
            ? ([[ours('waiting'), <Moment key="waiting" value={waiting_since} />]] as const)
            : []),
          [ours('opened'), <Moment key="opened" value={created_at} />],
        ]}
      />
      <Assignee ticket={ticket} changes={changes} />
      {others.length > 0 && (
        <div>
          <h3 className="font-semibold">{ours('others')}</h3>
          <ul className="mt-1.5 flex max-h-60 flex-col gap-1 overflow-y-auto">
            {others.map(({ id, subject, status }) => (
              <li key={id} className="flex items-baseline justify-between gap-3">
                <TextLink href={`/admin/tickets/${id}`} className="min-w-0 truncate">
                  #{id} <span dir="auto">{subject}</span>
                </TextLink>
                <span className="shrink-0 text-note">
                  <TicketStatus status={status} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Assignee({ ticket, changes }: { ticket: StaffTicket; changes: TicketChanges }) {
  const t = useTranslations('adminSupport.tickets');
  const { data: agents = [] } = useQuery(agentsQuery(useServices()));
  const { assignee } = ticket;
  // Somebody who may no longer answer tickets can still have one.
  const all = assignee && !agents.some(({ id }) => id === assignee.id) ? [assignee, ...agents] : agents;
  return (
    <Field label={t('assignee')}>
      {(control) => (
        <Select
          {...control}
          placeholder={t('nobody')}
          value={assignee?.id ?? ''}
          options={all.map(({ id, name }) => ({ value: String(id), label: name || `#${id}` }))}
          onChange={({ target }) => void changes.assign(target.value === '' ? null : Number(target.value))}
        />
      )}
    </Field>
  );
}

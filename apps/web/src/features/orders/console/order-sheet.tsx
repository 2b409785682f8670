import type { StaffOrderSheet } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { BulkActions } from '../../../product/console/bulk/bulk-actions.tsx';
import { Facts } from '../../../product/console/facts.tsx';
import { StaffNotes } from '../../../product/console/staff-notes.tsx';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffOrderQuery } from './api.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ProviderCalls } from './provider-calls.tsx';

/** Everything known about one order, also about one that the list beside it does not show. */
export function OrderSheet({ id }: { id: number }) {
  const t = useTranslations('adminOrders');
  const common = useTranslations('common');
  const errorMessage = useErrorMessage();
  const order = useQuery(staffOrderQuery(useServices(), id));
  if (order.data) return <Contents order={order.data} />;
  if (!order.error) return <SkeletonLines count={12} />;
  if ((order.error as { status?: number }).status === 404)
    return <ErrorState title={common('states.failed')} text={t('gone')} />;
  const retry = { label: common('actions.retry'), onRetry: () => order.refetch(), busy: order.isFetching };
  return <ErrorState title={common('states.failed')} text={errorMessage(order.error)} retry={retry} />;
}

function Contents({ order }: { order: StaffOrderSheet }) {
  const t = useTranslations('adminOrders');
  const orders = useTranslations('orders');
  return (
    <div className="flex flex-col gap-7">
      <OrderFacts order={order} />
      <BulkActions target={{ ids: [order.id] }} />
      <OrderMoney order={order} />
      {order.parameters.length > 0 && (
        <Section title={t('sheet.inputs')}>
          <Facts
            facts={order.parameters.map(({ name, value }) => [
              name,
              <span key={name} className="whitespace-pre-wrap break-words">
                {value}
              </span>,
            ])}
          />
        </Section>
      )}
      <Section title={orders('timeline.title')}>
        <OrderTimeline order={order} />
      </Section>
      <Section title={t('calls.title')} text={t('calls.kept')}>
        <ProviderCalls order={order} />
      </Section>
      {order.refills.length > 0 && (
        <Section title={orders('refills.title')}>
          <Refills order={order} />
        </Section>
      )}
      {order.tickets.length > 0 && (
        <Section title={t('tickets.title')}>
          <Tickets order={order} />
        </Section>
      )}
      <StaffNotes subject="order" id={order.id} />
    </div>
  );
}

/** A part of the sheet under its heading. */
function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {text && <p className="text-ink-faint text-note">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

const refillTones = {
  pending: 'warning',
  in_progress: 'primary',
  completed: 'success',
  rejected: 'danger',
} as const;

function Refills({ order: { refills } }: { order: StaffOrderSheet }) {
  const numbers = useNumbers();
  const t = useTranslations('orders.refills');
  return (
    <ul className="divide-y divide-line">
      {refills.map(({ id, status, is_automatic, quantity, reason, created_at }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
          <Status tone={refillTones[status]}>{t(`statuses.${status}`)}</Status>
          <span className="text-ink-faint text-note">
            #{id} {is_automatic && `· ${t('automatic')} `}
            {quantity !== null && `· ${t('fallen', { count: numbers.count(quantity) })} `}·{' '}
            <Moment value={created_at} />
          </span>
          {reason && <span className="w-full text-ink-soft text-note">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}

function Tickets({ order: { tickets } }: { order: StaffOrderSheet }) {
  return (
    <ul className="flex flex-col gap-2">
      {tickets.map(({ id, subject, created_at }) => (
        <li key={id} className="flex items-baseline justify-between gap-3">
          <TextLink href={`/admin/tickets?open=${id}`} className="min-w-0 truncate">
            {subject}
          </TextLink>
          <span className="whitespace-nowrap text-ink-faint text-note">
            <Moment value={created_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

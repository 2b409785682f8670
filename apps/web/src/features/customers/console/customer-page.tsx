import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { StaffNotes } from '../../../product/console/staff-notes.tsx';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CustomerActions } from './actions/customer-actions.tsx';
import { customerId, customerQuery } from './api.ts';
import { AuditCard } from './card/audit-card.tsx';
import { GradeCard } from './card/grade-card.tsx';
import { GuestsCard } from './card/guests-card.tsx';
import { CouponsCard, OrdersCard, TicketsCard } from './card/lists.tsx';
import { MoneyCard } from './card/money-card.tsx';
import { ProfileCard } from './card/profile-card.tsx';
import { ReferralCard } from './card/referral-card.tsx';
import { SessionsCard } from './card/sessions-card.tsx';
import { CustomerState } from './customer-state.tsx';

export async function load(services: AppServices, { params }: LoaderFunctionArgs): Promise<void> {
  await services.queryClient.ensureQueryData(customerQuery(services, customerId(params.id)));
}

/** Everything about one customer, and what staff can do for them. */
export function Page() {
  const t = useTranslations();
  const services = useServices();
  const errorMessage = useErrorMessage();
  const permissions = useProfile()?.permissions ?? [];
  const query = useQuery(customerQuery(services, customerId(useParams().id)));
  const customer = query.data;
  if (!customer)
    return (
      <Card>
        {query.isError && (
          <ErrorState
            title={t('common.states.failed')}
            text={errorMessage(query.error)}
            retry={{
              label: t('common.actions.retry'),
              onRetry: () => query.refetch(),
              busy: query.isFetching,
            }}
          />
        )}
      </Card>
    );
  return (
    <>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 break-words">{customer.name || customer.email}</span>
            <CustomerState state={customer.state} />
          </span>
        }
        text={[`#${customer.id}`, customer.email].filter(Boolean).join(' · ')}
        actions={<CustomerActions customer={customer} />}
      />
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <ProfileCard customer={customer} />
          <MoneyCard customer={customer} />
          {customer.state !== 'closed' && <GradeCard customerId={customer.id} />}
          <SessionsCard customer={customer} />
          <ReferralCard customer={customer} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <StaffNotes subject="customer" id={customer.id} />
          </Card>
          <GuestsCard customer={customer} />
          <OrdersCard customer={customer} />
          <TicketsCard customer={customer} />
          <CouponsCard customer={customer} />
          {permissions.includes('audit.view') && <AuditCard customerId={customer.id} />}
        </div>
      </div>
    </>
  );
}

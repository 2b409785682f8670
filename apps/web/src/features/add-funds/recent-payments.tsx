import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { useRenderedAt } from '../../shell/preferences/rendered-at.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RelativeDate } from '../../ui/text/date.tsx';
import { recentInvoicesQuery } from './api.ts';
import { InvoiceState } from './invoice-state.tsx';

export function RecentPayments() {
  const t = useTranslations('payments.addFunds');
  const services = useServices();
  const amounts = useAmounts();
  const now = new Date(useRenderedAt());
  const { data: invoices = [] } = useQuery(recentInvoicesQuery(services));
  if (invoices.length === 0) return null;
  return (
    <Card flush className="mt-8" title={t('recent')}>
      <ul className="border-line border-t">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="border-line border-b last:border-0">
            <BareLink
              href={`/invoices/${invoice.id}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-hover tablet:px-5"
            >
              <span className="min-w-0 basis-full tablet:flex-1 tablet:basis-0">
                <span className="block truncate font-medium">{invoice.payment_method.name}</span>
                <span className="text-ink-faint text-note">
                  <RelativeDate
                    value={new Date(invoice.created_at)}
                    now={now}
                    languageTag={languageTag(services.locale)}
                  />
                </span>
              </span>
              <InvoiceState status={invoice.status} />
              <span className="ml-auto font-medium tabular-nums">{amounts.balance(invoice.amount)}</span>
            </BareLink>
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-4 py-3 tablet:px-5">
        <TextLink href="/finances">{t('history')}</TextLink>
      </p>
    </Card>
  );
}

import type { RestrictedService } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { restrictedQuery } from './api.ts';

interface RestrictedServicesProps {
  customerId: number;
  mayChange: boolean;
}

/** Which restricted services this customer finds in lists. */
export function RestrictedServices({ customerId, mayChange }: RestrictedServicesProps) {
  const t = useTranslations('adminPrices.restricted');
  const common = useTranslations('common');
  const errorMessage = useErrorMessage();
  const [text, setText] = useState('');
  const [after, setAfter] = useState<number>();
  const search = useSettled(text.trim(), 250);
  const list = useQuery(restrictedQuery(useServices(), customerId, search, after));
  const rows = list.data?.data ?? [];
  const next = list.data?.next;
  return (
    <Card flush title={t('title')} text={t('text')}>
      {(rows.length > 0 || search !== '') && (
        <search className="block px-4 pb-3 tablet:max-w-84 tablet:px-5">
          <Input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={100}
            value={text}
            onChange={(event) => {
              setAfter(undefined);
              setText(event.target.value);
            }}
          />
        </search>
      )}
      {list.isLoadingError && (
        <ErrorState
          title={common('states.failed')}
          text={errorMessage(list.error)}
          retry={{ label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching }}
        />
      )}
      {list.data && rows.length === 0 && (
        <EmptyState
          illustration="box"
          title={search ? t('notFound') : t('empty')}
          text={search ? undefined : t('emptyText')}
        />
      )}
      <ul aria-label={t('list')} className="divide-y divide-line border-line border-t empty:hidden">
        {rows.map((service) => (
          <ServiceRow key={service.id} customerId={customerId} service={service} mayChange={mayChange} />
        ))}
      </ul>
      {(after !== undefined || next) && (
        <nav
          aria-label={common('pagination.label')}
          className="flex justify-end gap-2 border-line border-t p-3"
        >
          {after !== undefined && (
            <Button size="small" onClick={() => setAfter(undefined)}>
              {common('pagination.previous')}
            </Button>
          )}
          {next && (
            <Button size="small" onClick={() => setAfter(next)}>
              {common('pagination.next')}
            </Button>
          )}
        </nav>
      )}
    </Card>
  );
}

interface ServiceRowProps {
  customerId: number;
  service: RestrictedService;
  mayChange: boolean;
}

function ServiceRow({ customerId, service, mayChange }: ServiceRowProps) {
  const t = useTranslations('adminPrices.restricted');
  const { call } = useServices();
  const action = useAction();
  const { unitPrice } = useAmounts();
  // Shown at once, until the list says the same.
  const [pressed, setPressed] = useState<{ from: boolean; to: boolean }>();
  const change = async (is_open: boolean) => {
    setPressed({ from: service.is_open, to: is_open });
    const params = { id: customerId, serviceId: service.id };
    const isDone = await action.run(() => call('openRestrictedService', { params, body: { is_open } }), {
      done: t(is_open ? 'shown' : 'hidden'),
      refresh: [consoleKeys.customPrices],
    });
    if (!isDone) setPressed(undefined);
  };
  const isOn = pressed?.from === service.is_open ? pressed.to : service.is_open;
  return (
    <li className="px-4 py-1 tablet:px-5">
      <Switch
        hint={service.list_price ? `${service.group} · ${unitPrice(service.list_price)}` : service.group}
        checked={isOn}
        disabled={!mayChange}
        onChange={(event) => void change(event.target.checked)}
      >
        {service.name} <span className="text-ink-faint text-note tabular-nums">#{service.id}</span>
      </Switch>
    </li>
  );
}

import type { DeliveryView } from '@marquee/contract/generated/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { eventPhrases, shortAddress, webhooksQuery } from './api.ts';
import { CallAnswer, CallState } from './call-status.tsx';

export function useCallColumns(onOpen: (id: number) => void): DataColumn<DeliveryView>[] {
  const t = useTranslations('webhooks');
  const { data: webhooks = [] } = useQuery(webhooksQuery(useServices()));
  const addresses = new Map(webhooks.map((webhook) => [webhook.id, shortAddress(webhook)]));
  return [
    {
      id: 'event',
      header: t('log.columns.event'),
      card: 'title',
      cell: ({ id, event, webhook_id }) => (
        <span className="block min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(id)}
            className="rounded-sm text-start font-medium transition-colors hover:text-primary-text"
          >
            {t(`events.${eventPhrases[event]}`)}
          </button>
          <span className="block max-w-80 truncate font-normal text-ink-faint text-note">
            {addresses.get(webhook_id)}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('log.columns.state'),
      card: 'corner',
      cell: ({ state }) => <CallState state={state} />,
    },
    {
      id: 'answer',
      header: t('log.columns.answer'),
      cell: (delivery) => (
        <span className="text-ink-soft">
          <CallAnswer delivery={delivery} />
        </span>
      ),
    },
    {
      id: 'attempts',
      header: t('log.columns.attempts'),
      align: 'end',
      card: 'none',
      cell: ({ attempts }) => <span className="tabular-nums">{attempts}</span>,
    },
    {
      id: 'time',
      header: t('log.columns.time'),
      cell: ({ created_at }) => (
        <span className="text-ink-soft">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}

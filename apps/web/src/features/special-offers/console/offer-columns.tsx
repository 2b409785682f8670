import type { ManagedOffer } from '@marquee/contract/generated/console.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface OfferActions {
  isBusy: boolean;
  open(offer: ManagedOffer): void;
  turn(offer: ManagedOffer): void;
  /** Undefined at the end of the list. */
  move(offer: ManagedOffer, by: -1 | 1): (() => void) | undefined;
  remove(offer: ManagedOffer): void;
}

export function useOfferColumns(actions: OfferActions): DataColumn<ManagedOffer>[] {
  const t = useTranslations('adminOffers');
  return [
    {
      id: 'name',
      header: t('name'),
      card: 'title',
      fixed: true,
      cell: (offer) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area max-w-full rounded-sm text-start font-medium text-primary-text hover:underline"
          onClick={() => actions.open(offer)}
        >
          <span dir="auto">{offer.name}</span>
        </button>
      ),
    },
    { id: 'place', header: t('place'), cell: ({ place }) => t(`places.${place}`) },
    {
      id: 'position',
      header: t('position'),
      cell: ({ position, network }) =>
        position === 'network' && network ? network.name : t(`positions.${position}`),
    },
    { id: 'parts', header: t('holds'), cell: (offer) => <OfferParts offer={offer} /> },
    {
      id: 'closed',
      header: t('closedSale'),
      card: 'none',
      cell: ({ is_closed_sale }) => (is_closed_sale ? <Badge>{t('closedSale')}</Badge> : '–'),
    },
    {
      id: 'state',
      header: t('status'),
      card: 'corner',
      cell: ({ is_enabled }) => (
        <Badge tone={is_enabled ? 'success' : 'neutral'}>{is_enabled ? t('on') : t('off')}</Badge>
      ),
    },
    {
      id: 'actions',
      header: t('order'),
      align: 'end',
      card: 'foot',
      fixed: true,
      cell: (offer) => <RowActions offer={offer} actions={actions} />,
    },
  ];
}

function OfferParts({ offer: { services, service_types } }: { offer: ManagedOffer }) {
  const t = useTranslations('adminOffers');
  const hidden = [...services, ...service_types].filter(({ is_shown }) => !is_shown).length;
  const parts = [
    ...(services.length > 0 ? [t('services', { count: services.length })] : []),
    ...(service_types.length > 0 ? [t('types', { count: service_types.length })] : []),
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {parts.join(', ')}
      {hidden > 0 && <Badge tone="warning">{t('hidden', { number: String(hidden) })}</Badge>}
    </span>
  );
}

function RowActions({ offer, actions }: { offer: ManagedOffer; actions: OfferActions }) {
  const t = useTranslations('adminOffers');
  const { name, is_enabled } = offer;
  const [up, down] = [actions.move(offer, -1), actions.move(offer, 1)];
  return (
    <span className="inline-flex items-center gap-1">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state by itself
        role="switch"
        className="switch-track me-1"
        aria-label={t('show', { name })}
        checked={is_enabled}
        disabled={actions.isBusy}
        onChange={() => actions.turn(offer)}
      />
      <IconButton
        size="small"
        icon={<ArrowUp className="size-4" />}
        label={t('moveUp', { name })}
        disabled={!up || actions.isBusy}
        onClick={up}
      />
      <IconButton
        size="small"
        icon={<ArrowDown className="size-4" />}
        label={t('moveDown', { name })}
        disabled={!down || actions.isBusy}
        onClick={down}
      />
      <IconButton
        size="small"
        icon={<Trash2 className="size-4" />}
        label={t('deleteNamed', { name })}
        onClick={() => actions.remove(offer)}
      />
    </span>
  );
}

import type { CustomPrice } from '@marquee/contract/generated/console.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { usePriceTerms } from './price-terms.tsx';

interface PriceActions {
  edit(price: CustomPrice): void;
  remove(price: CustomPrice): void;
}

export function usePriceColumns(actions: PriceActions | undefined): DataColumn<CustomPrice>[] {
  const numbers = useNumbers();
  const t = useTranslations('adminPrices');
  const terms = usePriceTerms();
  const { unitPrice } = useAmounts();
  const columns: DataColumn<CustomPrice>[] = [
    {
      id: 'target',
      header: t('prices.for'),
      card: 'title',
      fixed: true,
      cell: (price) => <PricedTarget price={price} />,
    },
    { id: 'terms', header: t('prices.terms'), cell: (price) => terms(price) },
    {
      id: 'list',
      header: t('prices.list'),
      align: 'end',
      cell: ({ target }) => (target?.list_price ? unitPrice(target.list_price) : '–'),
    },
    {
      id: 'pays',
      header: t('prices.pays'),
      align: 'end',
      card: 'corner',
      cell: ({ price, target, is_below_cost }) => (
        <span className="inline-flex flex-col items-end whitespace-nowrap">
          <span className="font-medium">{price ? unitPrice(price) : '–'}</span>
          {price && target?.pricing_per && target.pricing_per > 1 && (
            <span className="text-ink-faint text-note">
              {t('prices.per', { quantity: numbers.count(target.pricing_per) })}
            </span>
          )}
          {is_below_cost && <Badge tone="warning">{t('prices.belowCost')}</Badge>}
        </span>
      ),
    },
    {
      id: 'updated_at',
      header: t('customers.changed'),
      card: 'none',
      cell: ({ updated_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={updated_at} />
        </span>
      ),
    },
  ];
  if (!actions) return columns;
  const named = (action: string, { target }: CustomPrice) =>
    `${action}: ${target?.name ?? t('prices.everything')}`;
  return [
    ...columns,
    {
      id: 'actions',
      header: '',
      align: 'end',
      card: 'foot',
      fixed: true,
      cell: (price) => (
        <span className="inline-flex gap-1">
          <IconButton
            size="small"
            icon={<Pencil className="size-4" />}
            label={named(t('prices.edit'), price)}
            onClick={() => actions.edit(price)}
          />
          <IconButton
            size="small"
            icon={<Trash2 className="size-4" />}
            label={named(t('prices.remove'), price)}
            onClick={() => actions.remove(price)}
          />
        </span>
      ),
    },
  ];
}

function PricedTarget({ price: { applies_to, target, is_gone } }: { price: CustomPrice }) {
  const t = useTranslations('adminPrices.prices');
  if (!target) return <span className="font-medium">{t('everything')}</span>;
  const group = applies_to === 'service_type' ? `${target.group} · ${t('allOfType')}` : target.group;
  return (
    <span className="block min-w-0">
      <span className="flex min-w-0 items-center gap-2">
        <span className="min-w-0 truncate font-medium">{target.name}</span>
        <span className="shrink-0 text-ink-faint text-note tabular-nums">#{target.id}</span>
        {is_gone && <Badge>{t('gone')}</Badge>}
      </span>
      {group && <span className="block truncate text-ink-faint text-note">{group}</span>}
    </span>
  );
}

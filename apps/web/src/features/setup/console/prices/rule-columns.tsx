import type { PriceRule } from '@marquee/contract/generated/console.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../../shell/preferences/use-percent.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import type { DataColumn } from '../../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

interface RuleActions {
  edit(rule: PriceRule): void;
  remove(rule: PriceRule): void;
}

export function useRuleColumns(actions: RuleActions): DataColumn<PriceRule>[] {
  const numbers = useNumbers();
  const t = useTranslations('adminPriceRules');
  const percentText = usePercent();
  const { exact } = useAmounts();
  const amount = (text: string) => (text === '0' ? '–' : exact(text));
  const named = (action: string, { provider, target }: PriceRule) =>
    `${action}: ${provider.name}, ${target?.name ?? t('everything')}`;
  return [
    { id: 'for', header: t('for'), card: 'title', fixed: true, cell: (rule) => <RuleFor rule={rule} /> },
    { id: 'provider', header: t('provider'), cell: ({ provider }) => provider.name },
    {
      id: 'percent',
      header: t('percent'),
      align: 'end',
      card: 'corner',
      cell: ({ percent }) => <span className="font-medium">{percentText(percent)}</span>,
    },
    { id: 'fixed', header: t('fixed'), align: 'end', cell: ({ fixed }) => amount(fixed) },
    { id: 'round_to', header: t('roundTo'), align: 'end', cell: ({ round_to }) => amount(round_to) },
    { id: 'floor', header: t('floor'), align: 'end', cell: ({ floor }) => amount(floor) },
    {
      id: 'services',
      header: t('services'),
      align: 'end',
      cell: ({ services_count }) => numbers.count(services_count),
    },
    {
      id: 'actions',
      header: '',
      align: 'end',
      card: 'foot',
      fixed: true,
      cell: (rule) => (
        <span className="inline-flex gap-1">
          <IconButton
            size="small"
            icon={<Pencil className="size-4" />}
            label={named(t('edit'), rule)}
            onClick={() => actions.edit(rule)}
          />
          <IconButton
            size="small"
            icon={<Trash2 className="size-4" />}
            label={named(t('remove'), rule)}
            onClick={() => actions.remove(rule)}
          />
        </span>
      ),
    },
  ];
}

function RuleFor({ rule: { applies_to, target } }: { rule: PriceRule }) {
  const t = useTranslations('adminPriceRules');
  if (!target) return <span className="font-medium">{t('everything')}</span>;
  const group = applies_to === 'service_type' ? `${target.group} · ${t('allOfType')}` : target.group;
  return (
    <span className="block min-w-0">
      <span className="flex min-w-0 items-center gap-2">
        <span className="min-w-0 truncate font-medium">{target.name}</span>
        <span className="shrink-0 text-ink-faint text-note tabular-nums">#{target.id}</span>
      </span>
      <span className="block truncate text-ink-faint text-note">{group}</span>
    </span>
  );
}

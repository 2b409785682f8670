import type { ManagedGrade } from '@marquee/contract/generated/console.ts';
import { GradeIcon } from '../../../product/account/grade-parts.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useLabelled } from '../../../ui/text/labelled.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

export function useGradeColumns(open: (id: number) => void): DataColumn<ManagedGrade>[] {
  const t = useTranslations('adminGrades');
  const name = useTranslations('adminMoney.words')('name');
  const { exact } = useAmounts();
  const percent = usePercent();
  const perksOf = usePerks();
  return [
    {
      id: 'name',
      header: name,
      card: 'title',
      fixed: true,
      cell: ({ id, name: own, icon }) => (
        <span className="flex min-w-0 items-center gap-3">
          <GradeIcon icon={icon} />
          <button
            type="button"
            data-row-link=""
            className="tap-area min-w-0 break-words rounded-sm text-start font-medium text-primary-text hover:underline"
            onClick={() => open(id)}
          >
            {own}
          </button>
        </span>
      ),
    },
    {
      id: 'goal',
      header: t('goal'),
      align: 'end',
      cell: ({ spending_goal }) => <span className="tabular-nums">{exact(spending_goal)}</span>,
    },
    {
      id: 'perks',
      header: t('perks'),
      cell: (grade) => <span className="text-ink-soft text-note">{perksOf(grade).join(' · ') || '–'}</span>,
    },
    {
      id: 'customers',
      header: t('customers'),
      align: 'end',
      cell: ({ customers, given }) => (
        <span className="tabular-nums">
          {customers}
          {given > 0 && (
            <span className="block text-ink-faint text-note">{t('given', { count: given })}</span>
          )}
        </span>
      ),
    },
    {
      id: 'discount',
      header: t('discount'),
      align: 'end',
      card: 'corner',
      cell: ({ discount_percent }) => <span className="font-medium">{percent(discount_percent)}</span>,
    },
  ];
}

function usePerks(): (grade: ManagedGrade) => string[] {
  const t = useTranslations('adminGrades');
  const labelled = useLabelled();
  return (grade) =>
    [
      grade.available_closed_sales && t('closedSales'),
      grade.available_personal_manager && t('manager'),
      grade.consultation_chat_period !== null && labelled(t('chat'), String(grade.consultation_chat_period)),
      grade.thumbnail_period !== null && labelled(t('thumbnail'), String(grade.thumbnail_period)),
    ].filter((perk) => perk !== false);
}

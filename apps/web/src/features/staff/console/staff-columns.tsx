import type { Role, StaffMember } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useRoleNames } from './use-role-names.ts';

export function useStaffColumns(
  roles: readonly Role[],
  onChange: (person: StaffMember) => void,
): DataColumn<StaffMember>[] {
  const t = useTranslations('adminAccess.staff');
  const roleName = useRoleNames(roles);
  return [
    {
      id: 'person',
      header: t('person'),
      card: 'title',
      cell: (person) => (
        <span className="flex min-w-0 items-center gap-2">
          <CustomerCell customer={person} />
          {person.is_self && <Badge>{t('you')}</Badge>}
        </span>
      ),
    },
    {
      id: 'role',
      header: t('role'),
      cell: ({ role, staff_role_id }) => roleName(role, staff_role_id),
    },
    {
      id: 'factor',
      header: t('factor'),
      cell: ({ has_second_factor }) => (
        <Badge tone={has_second_factor ? 'success' : 'warning'}>
          {t(has_second_factor ? 'factorOn' : 'factorOff')}
        </Badge>
      ),
    },
    {
      id: 'last_seen',
      header: t('lastSeen'),
      cell: ({ last_seen_at }) => (
        <span className="text-ink-soft text-note">
          {last_seen_at ? <Moment value={last_seen_at} /> : t('never')}
        </span>
      ),
    },
    {
      id: 'actions',
      header: '',
      align: 'end',
      card: 'foot',
      cell: (person) =>
        !person.is_self && (
          <Button size="small" onClick={() => onChange(person)}>
            {t('change')}
          </Button>
        ),
    },
  ];
}

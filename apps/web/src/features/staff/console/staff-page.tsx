import type { Staff, StaffMember } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { rolesQuery, staffQuery } from './api.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { useStaffColumns } from './staff-columns.tsx';

export async function load(services: AppServices): Promise<void> {
  const { queryClient } = services;
  await Promise.all([
    queryClient.ensureQueryData(staffQuery(services)),
    queryClient.ensureQueryData(rolesQuery(services)),
  ]);
}

const nobody: Staff = { people: [], invitations: [], second_factor_is_required: false };

/** Who runs the panel, and who has been invited to. */
export function Page() {
  const t = useTranslations('adminAccess.staff');
  const services = useServices();
  const { data: staff = nobody } = useQuery(staffQuery(services));
  const { data: roles = [] } = useQuery(rolesQuery(services));
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<StaffMember>();
  const columns = useStaffColumns(roles, setChanged);
  return (
    <>
      <PageHeader
        title={t('title')}
        text={`${t('text')} ${t(staff.second_factor_is_required ? 'factorRuleOn' : 'factorRuleOff')}`}
        actions={
          <Button variant="primary" onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        }
      />
      <div className="flex flex-col gap-5">
        <Card flush>
          <DataTable
            label={t('title')}
            columns={columns}
            rows={staff.people}
            rowKey={({ id }) => String(id)}
            density="compact"
            empty={<p className="p-4 text-ink-soft">{t('none')}</p>}
          />
        </Card>
        <OpenInvitations invitations={staff.invitations} roles={roles} />
      </div>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} roles={roles} />
      <ChangeRoleDialog person={changed} onClose={() => setChanged(undefined)} roles={roles} />
    </>
  );
}

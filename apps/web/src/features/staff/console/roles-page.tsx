import type { Role } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { roleKey, rolesQuery } from './api.ts';
import { PermissionTable } from './permission-table.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useRoleNames } from './use-role-names.ts';

export async function load(services: AppServices): Promise<void> {
  await services.queryClient.ensureQueryData(rolesQuery(services));
}

/** What each role may do, and the panel's own roles. */
export function Page() {
  const t = useTranslations('adminAccess.roles');
  const { data: roles = [] } = useQuery(rolesQuery(useServices()));
  const [edited, setEdited] = useState<Role | 'new'>();
  const roleName = useRoleNames(roles);
  const own = roles.filter(({ id }) => id !== null);
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Button variant="primary" onClick={() => setEdited('new')}>
            {t('new')}
          </Button>
        }
      />
      <div className="flex flex-col gap-5">
        <Card title={t('own')}>
          {own.length === 0 ? (
            <p className="text-ink-soft">{t('noneOwn')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {own.map((role) => (
                <li key={roleKey(role)} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                  <span className="min-w-0 flex-1 truncate font-medium">{role.name}</span>
                  <span className="text-ink-soft text-note">{t('people', { count: role.people })}</span>
                  <Button size="small" onClick={() => setEdited(role)}>
                    {t('edit')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card flush title={t('permissions')}>
          <PermissionTable roles={roles} roleName={({ role, id }) => roleName(role, id)} />
        </Card>
      </div>
      <RoleDialog edited={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

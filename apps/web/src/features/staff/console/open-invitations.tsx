import type { Invitation, Role } from '@marquee/contract/generated/console.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useRoleNames } from './use-role-names.ts';

interface OpenInvitationsProps {
  invitations: readonly Invitation[];
  roles: readonly Role[];
}

/** Who has been invited and has not proven the address yet. */
export function OpenInvitations({ invitations, roles }: OpenInvitationsProps) {
  const t = useTranslations('adminAccess.staff');
  const { call } = useServices();
  const action = useAction();
  const roleName = useRoleNames(roles);
  const revoke = (id: number) =>
    void action.run(() => call('revokeInvitation', { params: { id } }), {
      name: String(id),
      done: t('revoked'),
      refresh: [consoleKeys.staff],
    });
  return (
    <Card title={t('open')}>
      {invitations.length === 0 ? (
        <p className="text-ink-soft">{t('pending')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {invitations.map(({ id, email, role, staff_role_id, expires_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span dir="ltr" className="min-w-0 flex-1 truncate font-medium">
                {email}
              </span>
              <span>{roleName(role, staff_role_id)}</span>
              <span className="text-ink-faint text-note">
                {t('expires')} <Moment value={expires_at} />
              </span>
              <Button size="small" loading={action.isRunning(String(id))} onClick={() => revoke(id)}>
                {t('revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

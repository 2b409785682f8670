import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { RowList, RowText } from './row-list.tsx';

type Session = CustomerCard['sessions'][number];

export function SessionsCard({ customer }: { customer: CustomerCard }) {
  const t = useTranslations('adminCustomers.card');
  return (
    <RowList title={t('sessions')} rows={customer.sessions} rowKey={({ id }) => id}>
      {({ device, address, last_seen_at, is_impersonation }) => (
        <>
          <RowText note={address}>
            <DeviceName device={device} />
          </RowText>
          <span className="flex shrink-0 items-center gap-2 text-ink-soft text-note">
            {is_impersonation && <Badge tone="warning">{t('byStaff')}</Badge>}
            <Moment value={last_seen_at} />
          </span>
        </>
      )}
    </RowList>
  );
}

function DeviceName({ device: { browser, system, kind } }: Pick<Session, 'device'>) {
  const t = useTranslations('profile.sessions');
  if (browser && system) return t('device', { browser, system });
  if (kind === 'program') return t('program');
  return browser ?? system ?? t('unknown');
}

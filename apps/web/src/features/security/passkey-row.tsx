import type { Passkey } from '@marquee/contract/account/second-factor.ts';
import { formatDateTimeIn } from '@marquee/domain/format/date.ts';
import { KeyRound, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../shell/session/profile.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';

export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove(): void }) {
  const t = useTranslations('security.passkeys');
  const zone = useProfile()?.time_zone ?? 'UTC';
  const day = (moment: string) => formatDateTimeIn(new Date(moment), zone).slice(0, 10);
  return (
    <li className="flex items-center gap-3 py-2.5 last:pb-0">
      <KeyRound className="size-5 shrink-0 text-icons" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{passkey.name}</span>
          {passkey.is_synced && <Badge>{t('synced')}</Badge>}
        </p>
        <p className="text-ink-faint text-note">
          {t('added', { date: day(passkey.created_at) })}
          {' · '}
          {passkey.last_used_at ? t('used', { date: day(passkey.last_used_at) }) : t('unused')}
        </p>
      </div>
      <IconButton
        icon={<Trash2 className="size-4.5" />}
        label={t('remove', { name: passkey.name })}
        onClick={onRemove}
      />
    </li>
  );
}

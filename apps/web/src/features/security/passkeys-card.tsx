import type { Passkey } from '@marquee/contract/generated/account.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { useDates } from '../../shell/preferences/use-dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyConfirmDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { secondFactorQuery, useSecurityChanged } from './api.ts';
import { stackedOnPhones } from './card-style.ts';

export function PasskeysCard({ onCodes }: { onCodes(codes: readonly string[]): void }) {
  const t = useTranslations('security.passkeys');
  const actions = useTranslations('common.actions');
  const services = useServices();
  const passkeys = useQuery(secondFactorQuery(services)).data?.passkeys ?? [];
  const changed = useSecurityChanged();
  const action = useAction();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<{ id: number; name: string }>();
  const remove = () =>
    action.run(async () => {
      if (leaving) await services.call('removePasskey', { params: { id: leaving.id } });
      setLeaving(undefined);
      await changed();
    });
  return (
    <Card
      title={t('title')}
      text={t('text')}
      className={stackedOnPhones}
      action={
        <Button icon={<Plus className="size-4" />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      {passkeys.length === 0 ? (
        <p className="text-ink-faint">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      <AddPasskey
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={async (codes) => {
          setAdding(false);
          onCodes(codes);
          await changed();
        }}
      />
      <LazyConfirmDialog
        open={leaving !== undefined}
        title={t('removeTitle', { name: leaving?.name ?? '' })}
        consequence={t('removeText')}
        confirmLabel={t('removeConfirm')}
        cancelLabel={actions('cancel')}
        danger
        busy={action.isBusy}
        onConfirm={remove}
        onCancel={() => setLeaving(undefined)}
      />
    </Card>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove(): void }) {
  const t = useTranslations('security.passkeys');
  const { day } = useDates();
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
          {'\u00a0· '}
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

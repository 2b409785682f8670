import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyConfirmDialog } from '../../ui/overlays/lazy-confirm-dialog.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { secondFactorQuery, useSecurityChanged } from './api.ts';
import { stackedOnPhones } from './card-style.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { useGuardedAction } from './use-guarded-action.ts';

export function PasskeysCard({ onCodes }: { onCodes(codes: readonly string[]): void }) {
  const t = useTranslations('security.passkeys');
  const actions = useTranslations('common.actions');
  const services = useServices();
  const passkeys = useQuery(secondFactorQuery(services)).data?.passkeys ?? [];
  const changed = useSecurityChanged();
  const action = useGuardedAction();
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

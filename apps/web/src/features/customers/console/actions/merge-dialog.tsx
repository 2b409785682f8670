import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { wholeNumber } from '../../../../product/console/use-list-address.ts';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';

interface MergeDialogProps {
  customer: CustomerCard;
  /** Chosen before; else its number is asked for. */
  guestId?: number | undefined;
  open: boolean;
  onClose(): void;
}

export function MergeDialog({ customer: { id }, guestId, open, onClose }: MergeDialogProps) {
  const t = useTranslations('adminCustomers');
  const services = useServices();
  const toast = useToast();
  const [number, setNumber] = useState(guestId?.toString() ?? '');
  return (
    <ReasonDialog
      isOptional
      open={open}
      onClose={onClose}
      title={t('actions.merge')}
      effect={t('effects.merge')}
      reasonHint={t('mergeReasonHint')}
      fields={(form) => (
        <TextField
          label={t('guestNumber')}
          name="guest_id"
          inputMode="numeric"
          autoComplete="off"
          maxLength={17}
          readOnly={guestId !== undefined}
          value={number}
          onValueChange={(value) => {
            form.clear('guest_id');
            setNumber(value);
          }}
          error={form.error('guest_id')}
        />
      )}
      send={async (reason) => {
        const guest_id = wholeNumber(number.trim().replace('#', '')) ?? 0;
        const body = { guest_id, ...(reason === '' ? {} : { reason }) };
        const { data } = await services.call('mergeGuest', { params: { id }, body });
        toast({ title: t('done.merge', { count: data.orders }), tone: 'success' });
        await refreshQueries(services, [consoleKeys.customers]);
      }}
    />
  );
}

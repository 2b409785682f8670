import type { CustomerCard } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';

interface EmailDialogProps {
  customer: CustomerCard;
  open: boolean;
  onClose(): void;
}

/** The address changes once the customer has proven it. */
export function EmailDialog({ customer: { id }, open, onClose }: EmailDialogProps) {
  const t = useTranslations('adminCustomers');
  const services = useServices();
  const toast = useToast();
  const [email, setEmail] = useState('');
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={t('actions.email')}
      effect={t('effects.email')}
      fields={(form) => (
        <TextField
          label={t('newEmail')}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onValueChange={(value) => {
            form.clear('email');
            setEmail(value);
          }}
          error={form.error('email')}
        />
      )}
      send={async (reason) => {
        await services.call('changeCustomerEmail', {
          params: { id },
          body: { email: email.trim(), reason },
        });
        setEmail('');
        toast({ title: t('done.email'), tone: 'success' });
        await refreshQueries(services, [consoleKeys.customer(id)]);
      }}
    />
  );
}

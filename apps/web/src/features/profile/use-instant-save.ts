import { ApiError } from '@marquee/contract/client.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { askFrozen } from '../../shell/overlays/frozen-account.tsx';
import { useToast } from '../../ui/toast.tsx';
import { saveProfile } from './api.ts';

type Changes = Parameters<typeof saveProfile>[1];

/** For choices that take effect at once: saved as they are made, and said so. */
export function useInstantSave(): { pending: Changes; save(changes: Changes): Promise<boolean> } {
  const t = useTranslations('common.states');
  const services = useServices();
  const toast = useToast();
  const [pending, setPending] = useState<Changes>({});
  const save = async (changes: Changes) => {
    setPending((others) => ({ ...others, ...changes }));
    try {
      await saveProfile(services, changes);
      toast({ title: t('saved'), tone: 'success' });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 423) askFrozen().catch(() => undefined);
      else toast({ title: t('failed'), text: (error as Error).message, tone: 'danger' });
      return false;
    } finally {
      setPending({});
    }
  };
  return { pending, save };
}

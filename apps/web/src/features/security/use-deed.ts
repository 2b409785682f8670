import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '../../ui/toast.tsx';
import { useGuarded } from './identity-guard.tsx';

/** One change at a time, by who is really there; what fails is said in the server's words. */
export function useDeed(): { isBusy: boolean; run(action: () => Promise<void>): Promise<void> } {
  const guarded = useGuarded();
  const showToast = useToast();
  const t = useTranslations('errors');
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    run: async (action) => {
      setBusy(true);
      try {
        await guarded(action);
      } catch (error) {
        showToast({ title: error instanceof Error ? error.message : t('internal'), tone: 'danger' });
      } finally {
        setBusy(false);
      }
    },
  };
}

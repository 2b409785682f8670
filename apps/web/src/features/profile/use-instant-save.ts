import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { saveProfile } from './api.ts';

type Changes = Parameters<typeof saveProfile>[1];

/** For choices that take effect at once: saves each one and confirms it. */
export function useInstantSave(): { pending: Changes; save(changes: Changes): Promise<boolean> } {
  const t = useTranslations('common.states');
  const services = useServices();
  const { run } = useAction();
  const [pending, setPending] = useState<Changes>({});
  const save = async (changes: Changes) => {
    setPending((others) => ({ ...others, ...changes }));
    // Each choice is saved on its own and does not wait for another.
    const isSaved = await run(() => saveProfile(services, changes), {
      name: JSON.stringify(changes),
      done: t('saved'),
    });
    setPending({});
    return isSaved;
  };
  return { pending, save };
}

import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { ToastHost } from '../../ui/overlays/toast.tsx';
import { queuedToasts, subscribeToToasts } from '../../ui/overlays/toast-store.ts';
import { useLazyPhrases } from './use-lazy-phrases.ts';

const anyShown = () => queuedToasts().length > 0;

/** What `useToast` was given, from whichever page; a guest who only looks never loads it. */
export function Toasts() {
  const wanted = useSyncExternalStore(subscribeToToasts, anyShown, anyShown);
  const ready = useLazyPhrases(['overlays'], wanted);
  const t = useTranslations();
  if (!ready) return null;
  return <ToastHost labels={{ region: t('overlays.notices'), close: t('common.actions.close') }} />;
}

import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Asks before leaving a page with unsaved changes; for a closed tab the browser asks. */
export function useUnsavedGuard(isDirty: boolean): void {
  const t = useTranslations('profile.unsaved');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  /** The visitor may try another way out while the question stands: it is asked once, about the last way. */
  const latest = useRef(blocker);
  const isAsking = useRef(false);

  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    const ask = async () => {
      const leave = await confirm({
        title: t('title'),
        text: t('text'),
        agree: t('leave'),
        disagree: t('stay'),
        danger: true,
      });
      isAsking.current = false;
      if (latest.current.state !== 'blocked') return;
      if (leave) latest.current.proceed();
      else latest.current.reset();
    };
    void ask();
  }, [blocker, t]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

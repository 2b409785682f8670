import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Stays until the visitor updates. */
export function UpdateNotice({ onUpdate }: { onUpdate: () => void }) {
  const t = useTranslations('shell.update');
  return (
    <Notice icon={<RefreshCw className="size-5" aria-hidden="true" />} title={t('text')}>
      <Button size="small" variant="primary" onClick={onUpdate}>
        {t('action')}
      </Button>
    </Notice>
  );
}

export function OfflineNotice() {
  const t = useTranslations('shell.offline');
  return (
    <Notice icon={<WifiOff className="size-5" aria-hidden="true" />} title={t('title')} text={t('text')} />
  );
}

/** A phrase file did not come, so something on this page is missing. It is tried again when the connection is back. */
export function NotLoadedNotice() {
  const t = useTranslations();
  const { phrases } = useServices();
  const hasFailed = useSyncExternalStore(phrases.subscribe, phrases.hasFailed);
  const online = useOnline();
  useEffect(() => {
    if (online) phrases.retry();
  }, [online, phrases]);
  if (!hasFailed) return null;
  return (
    <Notice icon={<TriangleAlert className="size-5" aria-hidden="true" />} title={t('shell.notLoaded')}>
      <Button size="small" onClick={phrases.retry}>
        {t('common.actions.retry')}
      </Button>
    </Notice>
  );
}

type NoticeProps = { icon: ReactNode; title: string; text?: string; children?: ReactNode };

function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <div
      role="status"
      className="pointer-events-auto flex items-center gap-3 rounded-lg bg-floating py-3 pe-3 ps-4 text-ink shadow-floating"
    >
      {icon}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {text && <p className="text-ink-soft text-note">{text}</p>}
      </div>
      {children}
    </div>
  );
}

/** Only for components that never render on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', listener, { signal: stop.signal });
  window.addEventListener('offline', listener, { signal: stop.signal });
  return () => stop.abort();
}

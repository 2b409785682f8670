import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { queuedToasts, subscribeToToasts, ToastHost } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

import { useChatWidget } from '../chat/chat.ts';
import { useConsent } from '../consent/consent.ts';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { useCustomCode } from '../consent/custom-code.ts';
import { useAnalytics } from '../consent/use-analytics.ts';
import { NotLoadedNotice, OfflineNotice, UpdateNotice, useOnline } from '../install/notices.tsx';
import { useUpdate } from '../install/service-worker.ts';
import { useInstallKind } from '../install/use-install-kind.ts';
import { whenQuiet } from '../install/when-quiet.ts';
import { NavigationProgress } from '../layout/navigation-progress.tsx';
import { useSessionUpkeep } from '../session/use-session-upkeep.ts';
import { useShell } from '../shell-data.ts';
import { useVisitCookies } from '../visit/use-visit-cookies.ts';
import { useVisitReports } from '../visit/use-visit-reports.ts';
import { useFrozenNotice } from './frozen-account.tsx';
import { useLazyPhrases } from './use-lazy-phrases.ts';

/** Milliseconds. */
const restAfter = 1000;

const hasQueuedToasts = () => queuedToasts().length > 0;

const InstallPrompt = lazyComponent(
  async () => (await import('../install/install-prompt.tsx')).InstallPrompt,
);

/**
 * Prompts for the visitor, one at a time, the scripts that depend on their consent, and whatever else can wait
 * until the page has loaded.
 */
export function VisitorPrompts() {
  const { analytics, chatWidgets, customCode } = useShell().settings;
  const consent = useConsent();
  const install = useInstallKind();
  const update = useUpdate();
  const online = useOnline();
  useAnalytics(analytics, consent);
  useChatWidget(chatWidgets, consent);
  useCustomCode(customCode);
  useFrozenNotice();
  useSessionUpkeep();
  useVisitCookies();
  useVisitReports(analytics, consent);
  const phrasesReady = useLazyPhrases(['overlays'], !consent || install.kind !== undefined);
  const prompt = usePromptAtRest(
    phrasesReady ? (consent ? install.kind && 'install' : 'consent') : undefined,
  );
  return (
    <>
      <NavigationProgress />
      <PageAnnouncer />
      <Toasts />
      <div className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bottom-bar,env(safe-area-inset-bottom))+var(--pay-bar,12px))] z-30 flex flex-col gap-2 tablet:end-auto tablet:start-6 tablet:w-100">
        {update && <UpdateNotice onUpdate={update} />}
        {!online && <OfflineNotice />}
        <NotLoadedNotice />
        {prompt === 'consent' && <ConsentBanner />}
        {prompt === 'install' && install.kind && (
          <Suspense fallback={null}>
            <InstallPrompt kind={install.kind} onDismiss={install.dismiss} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/**
 * Whoever types is not asked anything: without a graphics card a card that fades in holds back for half a second what
 * is typed meanwhile. Each prompt waits for a rest of its own.
 */
function usePromptAtRest<Prompt extends string>(ready: Prompt | undefined): Prompt | undefined {
  const [shown, setShown] = useState<Prompt>();
  useEffect(() => (ready === undefined ? undefined : whenQuiet(() => setShown(ready), restAfter)), [ready]);
  return shown === ready ? shown : undefined;
}

/** Shows the toasts of every page; its code loads with the first toast. */
function Toasts() {
  const hasToasts = useSyncExternalStore(subscribeToToasts, hasQueuedToasts, hasQueuedToasts);
  const ready = useLazyPhrases(['overlays'], hasToasts);
  const t = useTranslations();
  const { phrases } = useServices();
  const hasFailed = useSyncExternalStore(phrases.subscribe, phrases.hasFailed, phrases.hasFailed);
  // A failure is told even if it took these phrases as well.
  if (!ready && !(hasToasts && hasFailed)) return null;
  const region = ready ? t('overlays.notices') : t('common.states.failed');
  return <ToastHost labels={{ region, close: t('common.actions.close') }} />;
}

/** Announces the title after client-side navigation, as screen readers do for a new document. */
function PageAnnouncer() {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState({ pathname, title: '' });
  useEffect(
    () => setAnnounced((last) => (last.pathname === pathname ? last : { pathname, title: document.title })),
    [pathname],
  );
  return (
    <p role="status" className="sr-only">
      {announced.title}
    </p>
  );
}

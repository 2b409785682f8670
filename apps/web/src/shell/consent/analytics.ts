import type { Settings } from '@marquee/contract/generated/shell.ts';
import type { Consent } from './consent.ts';
import { loadScript } from './load-script.ts';

type Analytics = Settings['analytics'];

const denied: Consent = { analytics: 'denied', advertising: 'denied' };
const started = new Set<string>();

/** Starts what the visitor has allowed and passes a changed choice on to scripts that already run. */
export function applyConsent(ids: Analytics, consent: Consent): void {
  once('consent', () => sendCommand('consent', 'default', consentValues(denied)));
  sendCommand('consent', 'update', consentValues(consent));
  const mayMeasure = consent.analytics === 'granted';
  const mayAdvertise = consent.advertising === 'granted';
  if (mayMeasure) startGoogleAnalytics(validId(ids.googleAnalyticsId, /^G-[A-Z0-9]{4,20}$/));
  if (mayMeasure || mayAdvertise) startTagManager(validId(ids.googleTagManagerId, /^GTM-[A-Z0-9]{4,20}$/));
  if (mayMeasure) startMetrika(validId(ids.yandexMetrikaId, /^\d{4,12}$/));
  if (mayAdvertise) startPixel(validId(ids.facebookPixelId, /^\d{6,20}$/));
}

/** Google detects navigation itself; these two have to be called. */
export function trackPage(ids: Analytics): void {
  const { ym, fbq } = window as AnalyticsQueues;
  if (started.has('metrika')) ym?.(Number(ids.yandexMetrikaId), 'hit', window.location.href);
  if (started.has('pixel')) fbq?.('track', 'PageView');
}

/** Calls back once a script knows what it calls this browser; returns how to stop that. */
export function onClientIds(ids: Analytics, tell: () => void): () => void {
  let isStopped = false;
  const told = () => {
    if (!isStopped) tell();
  };
  told();
  if (started.has('google-analytics')) sendCommand('get', ids.googleAnalyticsId, 'client_id', told);
  if (started.has('metrika'))
    (window as AnalyticsQueues).ym?.(Number(ids.yandexMetrikaId), 'getClientID', told);
  return () => {
    isStopped = true;
  };
}

interface AnalyticsQueues {
  ym?: Queue;
  fbq?: Queue;
}

type Queue = ((...command: unknown[]) => void) & {
  a?: unknown[][];
  l?: number;
  queue?: unknown[][];
  version?: string;
};

function startGoogleAnalytics(id: string | undefined): void {
  if (!id) return;
  once('google-analytics', () => {
    sendCommand('js', new Date());
    sendCommand('config', id);
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  });
}

function startTagManager(id: string | undefined): void {
  if (!id) return;
  once('tag-manager', () => {
    sendEvent('gtm.js', { 'gtm.start': Date.now() });
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  });
}

function startMetrika(id: string | undefined): void {
  if (!id) return;
  once('metrika', () => {
    const commands: unknown[][] = [];
    const ym: Queue = (...command) => commands.push(command);
    ym.a = commands;
    ym.l = Date.now();
    (window as AnalyticsQueues).ym ??= ym;
    (window as AnalyticsQueues).ym?.(Number(id), 'init', { clickmap: true, trackLinks: true });
    loadScript('https://mc.yandex.ru/metrika/tag.js');
  });
}

function startPixel(id: string | undefined): void {
  if (!id) return;
  once('pixel', () => {
    const commands: unknown[][] = [];
    const fbq: Queue = (...command) => commands.push(command);
    fbq.queue = commands;
    fbq.version = '2.0';
    (window as AnalyticsQueues).fbq ??= fbq;
    (window as AnalyticsQueues).fbq?.('init', id);
    (window as AnalyticsQueues).fbq?.('track', 'PageView');
    loadScript('https://connect.facebook.net/en_US/fbevents.js');
  });
}

/** A malformed id must not become part of a script's URL. */
function validId(id: string | null, pattern: RegExp): string | undefined {
  return id !== null && pattern.test(id) ? id : undefined;
}

function once(name: string, start: () => void): void {
  if (started.has(name)) return;
  started.add(name);
  start();
}

type DataLayer = unknown[];

/** Google's queue: what is pushed before its scripts load is read by them later. */
function dataLayer(): DataLayer {
  const holder = window as { dataLayer?: DataLayer };
  holder.dataLayer ??= [];
  return holder.dataLayer;
}

/** Google recognises a command by its being an `arguments` object. */
function sendCommand(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}

export function sendEvent(name: string, values: Record<string, unknown>): void {
  dataLayer().push({ event: name, ...values });
}

/** Three of Google's four values belong to advertising, one to analytics. */
export function consentValues({ analytics, advertising }: Consent) {
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: analytics,
  };
}

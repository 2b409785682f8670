import type { Settings } from '@marquee/contract/shell/settings.ts';
import type { Consent } from './consent.ts';
import { consentValues, sendCommand, sendEvent } from './data-layer.ts';
import { loadScript } from './load-script.ts';

type Analytics = Settings['analytics'];

const denied: Consent = { analytics: 'denied', advertising: 'denied' };
const started = new Set<string>();

/** Starts what the visitor has allowed and tells what is already running of a changed mind. */
export function applyConsent(ids: Analytics, consent: Consent): void {
  once('consent', () => sendCommand('consent', 'default', consentValues(denied)));
  sendCommand('consent', 'update', consentValues(consent));
  const mayMeasure = consent.analytics === 'granted';
  const mayAdvertise = consent.advertising === 'granted';
  if (mayMeasure) startGoogleAnalytics(valid(ids.googleAnalyticsId, /^G-[A-Z0-9]{4,20}$/));
  if (mayMeasure || mayAdvertise) startTagManager(valid(ids.googleTagManagerId, /^GTM-[A-Z0-9]{4,20}$/));
  if (mayMeasure) startMetrika(valid(ids.yandexMetrikaId, /^\d{4,12}$/));
  if (mayAdvertise) startPixel(valid(ids.facebookPixelId, /^\d{6,20}$/));
}

/** Google notices new addresses itself; these two want to be told. */
export function trackPage(ids: Analytics): void {
  const { ym, fbq } = window as OutsideQueues;
  if (started.has('metrika')) ym?.(Number(ids.yandexMetrikaId), 'hit', window.location.href);
  if (started.has('pixel')) fbq?.('track', 'PageView');
}

interface OutsideQueues {
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
    const waiting: unknown[][] = [];
    const ym: Queue = (...command) => waiting.push(command);
    ym.a = waiting;
    ym.l = Date.now();
    (window as OutsideQueues).ym ??= ym;
    (window as OutsideQueues).ym?.(Number(id), 'init', { clickmap: true, trackLinks: true });
    loadScript('https://mc.yandex.ru/metrika/tag.js');
  });
}

function startPixel(id: string | undefined): void {
  if (!id) return;
  once('pixel', () => {
    const waiting: unknown[][] = [];
    const fbq: Queue = (...command) => waiting.push(command);
    fbq.queue = waiting;
    fbq.version = '2.0';
    (window as OutsideQueues).fbq ??= fbq;
    (window as OutsideQueues).fbq?.('init', id);
    (window as OutsideQueues).fbq?.('track', 'PageView');
    loadScript('https://connect.facebook.net/en_US/fbevents.js');
  });
}

/** An id that its service never gave out would only become part of a strange address. */
function valid(id: string | null, pattern: RegExp): string | undefined {
  return id !== null && pattern.test(id) ? id : undefined;
}

function once(name: string, start: () => void): void {
  if (started.has(name)) return;
  started.add(name);
  start();
}

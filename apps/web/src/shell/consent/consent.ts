import { useSyncExternalStore } from 'react';
import { readCookies, setCookie } from '../../lib/cookies.ts';

export type Choice = 'granted' | 'denied';

/** What a visitor allows beyond what the panel needs to work. */
export interface Consent {
  analytics: Choice;
  advertising: Choice;
}

const cookieName = 'cookie_consent';
const cookieDays = 180;

let current: Consent | undefined;
let hasReadCookie = false;
const listeners = new Set<() => void>();

/** `granted.denied`: analytics, then advertising. Anything else counts as no choice. */
export function parseConsent(text: string | undefined): Consent | undefined {
  const [analytics, advertising, ...rest] = (text ?? '').split('.');
  return isChoice(analytics) && isChoice(advertising) && rest.length === 0
    ? { analytics, advertising }
    : undefined;
}

/** Undefined until the visitor has chosen; no third-party script may load before that. */
export function currentConsent(): Consent | undefined {
  if (!hasReadCookie) current = parseConsent(readCookies(document.cookie).get(cookieName));
  hasReadCookie = true;
  return current;
}

export function saveConsent(consent: Consent): void {
  setCookie(cookieName, `${consent.analytics}.${consent.advertising}`, cookieDays);
  [current, hasReadCookie] = [consent, true];
  for (const listener of listeners) listener();
}

/** Only for components that never render on the server. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(subscribe, currentConsent);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isChoice(text: string | undefined): text is Choice {
  return text === 'granted' || text === 'denied';
}

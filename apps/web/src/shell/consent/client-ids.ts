import { readCookies } from '../../lib/cookies.ts';
import { currentConsent } from './consent.ts';

export interface ClientIds {
  google_analytics4_client_id?: string;
  yandex_metrika_client_id?: string;
}

/** What the analytics call this browser; nothing without the visitor's consent, whatever cookies are left. */
export function clientIds(): ClientIds {
  return currentConsent()?.analytics === 'granted' ? parseClientIds(document.cookie) : {};
}

/** Google writes `GA1.1.<id>`, where the id is two numbers with a point between; Metrika the plain number. */
export function parseClientIds(cookieHeader: string): ClientIds {
  const cookies = readCookies(cookieHeader);
  const google = /^GA\d\.\d+\.(\d{1,20}\.\d{1,20})$/.exec(cookies.get('_ga') ?? '')?.[1];
  const metrika = /^\d{1,40}$/.exec(cookies.get('_ym_uid') ?? '')?.[0];
  return {
    ...(google ? { google_analytics4_client_id: google } : {}),
    ...(metrika ? { yandex_metrika_client_id: metrika } : {}),
  };
}

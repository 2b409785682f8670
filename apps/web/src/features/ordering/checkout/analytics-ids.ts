import { readCookies } from '../../../lib/cookies.ts';

/** Google's own numbers of this visitor and visit; they exist only where the visitor allowed them. */
export function analyticsIds(cookieHeader: string) {
  const cookies = readCookies(cookieHeader);
  const client = /^GA\d\.\d\.(\d+\.\d+)$/.exec(cookies.get('_ga') ?? '')?.[1];
  const [, visit] = [...cookies].find(([name]) => name.startsWith('_ga_')) ?? [];
  const session = /^GS\d\.\d\.s?(\d+)/.exec(visit ?? '')?.[1];
  return {
    ...(client ? { google_analytics4_client_id: client } : {}),
    ...(session ? { google_analytics4_session_id: session } : {}),
  };
}

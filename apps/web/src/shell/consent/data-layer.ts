import type { Consent } from './consent.ts';

type DataLayer = unknown[];

/** Google's queue: whatever is pushed before its scripts arrive is read by them later. */
function dataLayer(): DataLayer {
  const holder = window as { dataLayer?: DataLayer };
  holder.dataLayer ??= [];
  return holder.dataLayer;
}

/** Google tells a command from an event by its being an `arguments` object, so it has to be one. */
export function sendCommand(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}

export function sendEvent(name: string, values: Record<string, unknown>): void {
  dataLayer().push({ event: name, ...values });
}

/** Storage, user data and personalisation belong to advertising, the fourth value to analytics. */
export function consentValues({ analytics, advertising }: Consent) {
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: analytics,
  };
}

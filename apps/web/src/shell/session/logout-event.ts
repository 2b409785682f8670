import { sendEvent } from '../consent/analytics.ts';
import { currentConsent } from '../consent/consent.ts';

const name = 'logout';

/** For the chat, the operator's own code and, with consent, the analytics. */
export function announceLogout(): void {
  window.dispatchEvent(new CustomEvent(name));
  if (currentConsent()?.analytics === 'granted') sendEvent(name, {});
}

export function onLogout(listener: () => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

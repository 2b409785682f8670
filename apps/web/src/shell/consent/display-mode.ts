import { readCookies, setCookie } from '../../lib/cookies.ts';
import { isInstalled } from '../install/is-installed.ts';
import { sendEvent } from './data-layer.ts';

const sentCookie = 'displayModeSent';
const sentDays = 1999;

/** Once per browser: whether the panel is used as an installed app or in a tab. */
export function sendDisplayMode(): void {
  if (readCookies(document.cookie).has(sentCookie)) return;
  sendEvent('display_mode', { display_mode: isInstalled() ? 'standalone' : 'browser' });
  setCookie(sentCookie, '1', sentDays);
}

import type { Locale } from '@marquee/domain/locale/locales.ts';
import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import type { AppServices } from '../../lib/app-services.ts';
import { leaveFor } from '../overlays/page-loader.tsx';
import { loginAddress } from '../routing/admit.ts';
import { announceLogout } from './logout-event.ts';
import { endVisit, forgetVisit } from './remembered.ts';
import { announce } from './session-channel.ts';
import { forgetToken } from './token.ts';

/** Ends the session in every tab. Throws, and changes nothing, when the server cannot be reached. */
export async function signOut(services: AppServices): Promise<void> {
  // What this page still asks for would be refused once the session has ended.
  await services.queryClient.cancelQueries();
  await services.call('logout');
  forgetVisit();
  forgetSession();
  announceLogout();
  leaveFor(localizedPath('/login', services.locale));
}

/** Staff who were signed in as a customer are themselves again, on that customer's page of the console. */
export async function endImpersonation(services: AppServices, customerId: number): Promise<void> {
  await services.call('logout');
  forgetSession();
  leaveFor(`/admin/customers/${customerId}`);
}

/** The server has ended the session: goes to the login page, which leads back here. */
export function sessionEnded(locale: Locale): void {
  forgetSession();
  const here = new URL(window.location.href);
  if (['/login', '/register'].includes(splitLocale(here.pathname).path)) return;
  leaveFor(localizedPath(loginAddress(here), locale));
}

/** The next page is a new document, so no user data stays in memory. */
function forgetSession(): void {
  forgetToken();
  endVisit();
  announce('signed-out');
}

import { splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { redirect } from 'react-router';
import type { AppServices } from '../../lib/app-services.ts';
import { notFound } from '../errors/error-cards.ts';
import { loadProfile } from '../session/profile.ts';
import { loadShell } from '../shell-data.ts';
import { isFeatureOn } from './feature-switches.ts';
import type { PageDefinition } from './page-definition.ts';

/** Lets a visitor into a page, sends them to sign in, or says that there is no such page. */
export async function admit(services: AppServices, page: PageDefinition, url: URL): Promise<void> {
  const [{ settings }, profile] = await Promise.all([loadShell(services), loadProfile(services)]);
  if (page.feature && !isFeatureOn(page.feature, settings)) notFound();
  if (profile) {
    // A one-time code in the address replaces the current session.
    if (page.access === 'only-guest' && !url.searchParams.has('token')) throw redirect('/');
    // Staff without the required second factor must set one up first.
    if (profile.lacks_second_factor && page.path !== '/security') throw redirect('/security');
    return;
  }
  const isPrivate =
    page.access === 'user' || (settings.hidePersonalAccountForUnregistered && page.access === 'guest');
  if (isPrivate) throw redirect(loginAddress(url));
}

/** The requested path becomes `redirect`; every other parameter is kept. */
export function loginAddress(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('redirect');
  const { path } = splitLocale(url.pathname);
  const forwarded = new URLSearchParams(path === '/' ? [] : [['redirect', path]]);
  for (const [name, value] of query) forwarded.append(name, value);
  return `/login${forwarded.size > 0 ? `?${forwarded}` : ''}`;
}

import { splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { redirect } from 'react-router';
import type { AppServices } from '../../lib/app-services.ts';
import { notFound } from '../errors/error-cards.ts';
import { loadProfile } from '../session/profile.ts';
import { loadShell } from '../shell-data.ts';
import { isFeatureOn } from './feature-switches.ts';
import type { PageDefinition } from './pages.ts';

/** Lets a visitor into a page, sends them to sign in, or says that there is no such page. */
export async function admit(services: AppServices, page: PageDefinition, url: URL): Promise<void> {
  const [{ settings }, profile] = await Promise.all([loadShell(services), loadProfile(services)]);
  if (page.feature && !isFeatureOn(page.feature, settings)) notFound();
  if (profile) {
    // A one-time code in the address takes the place of whoever is signed in.
    if (page.access === 'only-guest' && !url.searchParams.has('token')) throw redirect('/');
    // Staff who owe their panel a second factor set one up before anything else.
    if (profile.lacks_second_factor && page.path !== '/security') throw redirect('/security');
    return;
  }
  const isPrivate =
    page.access === 'user' || (settings.hidePersonalAccountForUnregistered && page.access === 'guest');
  if (isPrivate) throw redirect(loginAddress(url));
}

/** The requested path travels as `redirect`; every other parameter goes along as it is. */
export function loginAddress(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('redirect');
  const { path } = splitLocale(url.pathname);
  const forwarded = new URLSearchParams(path === '/' ? [] : [['redirect', path]]);
  for (const [name, value] of query) forwarded.append(name, value);
  return `/login${forwarded.size > 0 ? `?${forwarded}` : ''}`;
}

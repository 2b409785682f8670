import { isExternal, splitLocale } from '@marquee/domain/routes/localized-path.ts';

const signInPages = ['/login', '/register', '/password/reset', '/email/verify'];
const ownParameters = ['redirect', 'token', 'email', 'code', 'notice'];

/** Where to go once signed in: the page that was requested, with its query, if it is one of ours; else home. */
export function afterSignIn(query: URLSearchParams): string {
  const redirect = query.get('redirect') ?? '/';
  if (isExternal(redirect)) return '/';
  const target = new URL(redirect, 'http://panel.invalid');
  const { path } = splitLocale(target.pathname);
  if (target.host !== 'panel.invalid' || isExternal(path) || signInPages.includes(path)) return '/';
  for (const [name, value] of query)
    if (!ownParameters.includes(name)) target.searchParams.append(name, value);
  return `${path}${target.search}`;
}

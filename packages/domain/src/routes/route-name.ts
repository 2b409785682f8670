import { isExternal, splitLocale } from './localized-path.ts';

export const homeRouteName = 'index';

/** The segments of a path within the panel, without language, query and hash. */
export function pathSegments(path: string): string[] {
  const [bare = ''] = splitLocale(path).path.split(/[?#]/);
  return bare.split('/').filter((segment) => segment !== '');
}

/** `/de/tasks/faq/` is `tasks-faq`; another site has no name here. */
export function routeName(address: string): string | undefined {
  if (isExternal(address)) return undefined;
  return pathSegments(address).join('-') || homeRouteName;
}

/** A panel setting that a page depends on. */
type PageSwitch = 'enable_tasks' | 'enable_keyword_tools' | 'free_views_is_allowed';

interface IndexedPage {
  /** As the router writes it: `:slug` stands for any one segment. */
  path: string;
  needs?: PageSwitch;
}

/** What search engines may show. Every other page says `noindex`, even if guests can open it. */
export const indexedPages: readonly IndexedPage[] = [
  { path: '/' },
  { path: '/services/:slug' },
  { path: '/:slug' },
  { path: '/updates' },
  { path: '/subscription-about' },
  { path: '/api/documentation' },
  { path: '/free-trials', needs: 'free_views_is_allowed' },
  { path: '/free-trials/:id', needs: 'free_views_is_allowed' },
  { path: '/about-youtube-keyword-tool', needs: 'enable_keyword_tools' },
  { path: '/tags-generator', needs: 'enable_keyword_tools' },
  { path: '/plans-and-pricing', needs: 'enable_keyword_tools' },
  { path: '/tasks/start-earning', needs: 'enable_tasks' },
  { path: '/tasks/how-to-connect-a-youtube-account', needs: 'enable_tasks' },
  { path: '/tasks/how-to-perform-the-tasks', needs: 'enable_tasks' },
  { path: '/tasks/how-to-use-rewards', needs: 'enable_tasks' },
  { path: '/tasks/faq', needs: 'enable_tasks' },
];

/** Other paths that lead to the same page. */
const aliases: Readonly<Record<string, string>> = { '/services': '/' };

/** The router ignores a trailing slash; search engines do not. */
export function canonicalPath(path: string): string {
  const bare = path.replace(/(?<=.)\/+$/, '');
  return aliases[bare] ?? bare;
}

/** The listed pages with a fixed path that exist on a panel with these settings. */
export function staticPages(switches: Readonly<Record<PageSwitch, boolean>>): string[] {
  return indexedPages
    .filter(({ path, needs }) => !path.includes(':') && (!needs || switches[needs]))
    .map(({ path }) => path);
}

export function servicePath(slug: string): string {
  return `/services/${slug}`;
}

export function serviceTypePath(slug: string): string {
  return `/${slug}`;
}

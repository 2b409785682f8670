import { routeName } from '@marquee/domain/routes/localized-path.ts';
import { pages } from './pages.ts';

/** Names of the routes that exist, so that menus show no dead entries. */
export const routeNames: ReadonlySet<string> = new Set(pages.flatMap(({ path }) => routeName(path) ?? []));

import { routeName } from '@marquee/domain/routes/route-name.ts';
import { pages } from './pages.ts';

/** Names of the routes that exist: a menu shows no entry that would lead nowhere. */
export const routeNames: ReadonlySet<string> = new Set(pages.flatMap(({ path }) => routeName(path) ?? []));

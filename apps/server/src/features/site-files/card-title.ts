import { canonicalPath, standingPages } from '@marquee/domain/routes/indexed-pages.ts';
import { pathSegments, routeName } from '@marquee/domain/routes/route-name.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getService, getServiceType } from '../catalogue/index.ts';
import { getSettings, listPages } from '../settings/index.ts';

/**
 * The words for a page's card, from the panel's own records: were they in the address, anyone could
 * put any words under the panel's name. A page without words gets the panel's card.
 */
export async function cardTitle(ctx: Context, path: string): Promise<string | undefined> {
  const name = routeName(canonicalPath(path));
  const [settings, pages] = await Promise.all([getSettings(ctx), listPages(ctx)]);
  const record = pages.find((page) => page.route_name === name);
  if (record) return withoutPanel(record.meta_title, settings.panelName);
  if (standingPages(settings).includes(path)) return undefined;
  const [first = '', second, ...more] = pathSegments(path);
  if (more.length > 0) return refuse('not_found');
  if (second === undefined) return (await getServiceType(ctx, first)).value.data.name;
  return first === 'services' ? (await getService(ctx, second)).value.data.name : refuse('not_found');
}

/** The card shows the panel's name already. */
function withoutPanel(title: string, panelName: string): string {
  const bare = title.replace(/\s*[|·:–—-]\s*([^|·:–—]+)$/, (whole, last: string) =>
    last.trim() === panelName ? '' : whole,
  );
  return bare.trim() || title;
}

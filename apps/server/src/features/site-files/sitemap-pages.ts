import { servicePath, serviceTypePath, standingPages } from '@marquee/domain/routes/indexed-pages.ts';
import type { Context } from '../../platform/context.ts';
import { listAddresses } from '../catalogue/index.ts';
import { getSettings } from '../settings/index.ts';

/** Paths of all pages that search engines should show, without a language; none when the panel is for members only. */
export async function sitemapPages(ctx: Context): Promise<string[]> {
  const [settings, { types, services }] = await Promise.all([getSettings(ctx), listAddresses(ctx)]);
  if (settings.hidePersonalAccountForUnregistered) return [];
  return [...standingPages(settings), ...types.map(serviceTypePath), ...services.map(servicePath)];
}

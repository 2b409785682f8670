import type { Context } from '../../platform/context.ts';
import { getSettings } from '../settings/index.ts';

/** Private pages are not listed here: they send `noindex`, which crawlers see only on pages they may fetch. */
export async function writeRobots(ctx: Context, origin: string): Promise<string> {
  const { hidePersonalAccountForUnregistered: hidden } = await getSettings(ctx);
  const closed = hidden ? ['/'] : ['/admin', '/widget/', '/site-view', '/*/site-view'];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  if (!hidden) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

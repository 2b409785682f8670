import { canonicalPath, staticPages } from '@marquee/domain/routes/indexed-pages.ts';
import { pathSegments, routeName } from '@marquee/domain/routes/localized-path.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { FileAnswer, SiteFile } from '../../platform/http/files/site-file.ts';
import { getService, getServiceType } from '../catalogue/index.ts';
import { getSettings, listPages } from '../settings/index.ts';
import { fileLocale } from './file-locale.ts';
import { faviconFile, iconDrawing, iconPicture, icons } from './pictures/icons.ts';
import { renderPng } from './pictures/render-png.ts';
import { socialCard } from './pictures/social-card.ts';

const hour = 3600;
const png = (body: Buffer): FileAnswer => ({ type: 'image/png', body, maxAgeSeconds: hour });

/** The panel's pictures outside its pages: on home screens, in tabs, in chats and feeds. */
export const pictureFiles: readonly SiteFile[] = [
  {
    path: '/icons/:name',
    answer: async (ctx, { params: { name } }) => {
      const settings = await getSettings(ctx);
      if (name === 'icon.svg') {
        return { type: 'image/svg+xml', body: iconDrawing(settings), maxAgeSeconds: hour };
      }
      const icon = icons.find((known) => known.name === name) ?? refuse('not_found');
      return png(await iconPicture(settings, icon));
    },
  },
  {
    path: '/apple-touch-icon.png',
    answer: async (ctx) => png(await iconPicture(await getSettings(ctx), { size: 180, shape: 'full' })),
  },
  {
    path: '/favicon.ico',
    answer: async (ctx) => ({
      type: 'image/x-icon',
      body: await faviconFile(await getSettings(ctx)),
      maxAgeSeconds: hour,
    }),
  },
  {
    path: '/social-card.png',
    answer: async (ctx, request) => {
      const path = typeof request.query.path === 'string' ? request.query.path : '/';
      const title = await cardTitle({ ...ctx, locale: fileLocale(request) }, path);
      const { host } = new URL(request.origin);
      const card = await socialCard({ settings: await getSettings(ctx), title, host });
      // Other sites show it too.
      return {
        ...png(await renderPng(card)),
        headers: { 'cross-origin-resource-policy': 'cross-origin' },
      };
    },
  },
];

/**
 * A page's card text comes from the panel's own records: if it were in the address, anyone could
 * publish any text under the panel's name. A page without text gets the panel's card.
 */
async function cardTitle(ctx: Context, path: string): Promise<string | undefined> {
  const name = routeName(canonicalPath(path));
  const [settings, pages] = await Promise.all([getSettings(ctx), listPages(ctx)]);
  const record = pages.find((page) => page.route_name === name);
  if (record) return withoutPanel(record.meta_title, settings.panelName);
  if (staticPages(settings).includes(path)) return undefined;
  const [first = '', second, ...more] = pathSegments(path);
  if (more.length > 0) return refuse('not_found');
  if (second === undefined) return (await getServiceType(ctx, first)).value.data.name;
  return first === 'services' ? (await getService(ctx, second)).value.data.name : refuse('not_found');
}

/** The card already shows the panel's name. */
function withoutPanel(title: string, panelName: string): string {
  const bare = title.replace(/\s*[|·:–—-]\s*([^|·:–—]+)$/, (whole, last: string) =>
    last.trim() === panelName ? '' : whole,
  );
  return bare.trim() || title;
}

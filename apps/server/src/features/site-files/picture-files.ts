import { refuse } from '../../platform/errors.ts';
import type { FileAnswer, SiteFile } from '../../platform/http/files/site-file.ts';
import { getSettings } from '../settings/index.ts';
import { cardTitle } from './card-title.ts';
import { fileLocale } from './file-locale.ts';
import { faviconFile, iconDrawing, iconPicture, icons } from './pictures/icons.ts';
import { renderPng } from './pictures/render-png.ts';
import { socialCard } from './pictures/social-card.ts';

const hour = 3600;
const png = (body: Buffer): FileAnswer => ({ type: 'image/png', body, maxAgeSeconds: hour });

/** The panel's face outside its pages: on home screens, in tabs, in chats and feeds. */
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
      // It is made to be shown on other sites.
      return {
        ...png(await renderPng(card)),
        headers: { 'cross-origin-resource-policy': 'cross-origin' },
      };
    },
  },
];

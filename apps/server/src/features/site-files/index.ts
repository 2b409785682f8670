import type { Feature } from '../../platform/feature.ts';
import type { SiteFile } from '../../platform/http/files/site-file.ts';
import { writeRobots, writeSitemapIndex } from './crawler-files.ts';
import { fileLocale } from './file-locale.ts';
import { keptSitemap } from './kept-sitemaps.ts';
import { offlinePage } from './offline-page.ts';
import { pictureFiles } from './picture-files.ts';
import { writeManifest } from './write-manifest.ts';

const hour = 3600;
const xml = 'application/xml; charset=utf-8';

const textFiles: readonly SiteFile[] = [
  {
    path: '/manifest.webmanifest',
    answer: async (ctx, request) => ({
      type: 'application/manifest+json; charset=utf-8',
      body: await writeManifest(ctx, fileLocale(request)),
      maxAgeSeconds: 0,
    }),
  },
  {
    path: '/offline',
    answer: async (ctx, request) => ({
      type: 'text/html; charset=utf-8',
      body: await offlinePage(ctx, fileLocale(request), request.nonce),
      maxAgeSeconds: 0,
    }),
  },
  {
    path: '/robots.txt',
    answer: async (ctx, { origin }) => ({
      type: 'text/plain; charset=utf-8',
      body: await writeRobots(ctx, origin),
      maxAgeSeconds: hour,
    }),
  },
  {
    path: '/sitemap.xml',
    answer: async (ctx, { origin }) => ({
      type: xml,
      body: await writeSitemapIndex(ctx, origin),
      maxAgeSeconds: hour,
    }),
  },
  {
    path: '/sitemaps/:name',
    answer: async (ctx, { origin, params: { name = '' } }) => ({
      type: xml,
      body: await keptSitemap(ctx, origin, name),
      maxAgeSeconds: hour,
    }),
  },
];

/** Files that browsers, phones and search engines request, with each panel's name and colours. */
export const siteFiles: Feature = { name: 'site-files', files: [...textFiles, ...pictureFiles] };

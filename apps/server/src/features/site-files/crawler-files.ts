import {
  defaultLocale,
  isLocale,
  type Locale,
  languageTag,
  locales,
} from '@marquee/domain/locale/locales.ts';
import { servicePath, serviceTypePath, staticPages } from '@marquee/domain/routes/indexed-pages.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { listAddresses } from '../catalogue/index.ts';
import { getSettings } from '../settings/index.ts';

/** Private pages are not listed here: they send `noindex`, which crawlers see only on pages they may fetch. */
export async function writeRobots(ctx: Context, origin: string): Promise<string> {
  const { hidePersonalAccountForUnregistered: hidden } = await getSettings(ctx);
  const closed = hidden ? ['/'] : ['/admin', '/widget/', '/site-view', '/*/site-view'];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  if (!hidden) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

/** With its alternates a page takes over a kilobyte, so larger files would be slow to build and to read. */
const pagesPerFile = 1000;

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Lists the sitemaps of all languages, each split into as many parts as needed. */
export async function writeSitemapIndex(ctx: Context, origin: string): Promise<string> {
  const parts = Math.ceil((await sitemapPages(ctx)).length / pagesPerFile);
  const addresses = locales.flatMap((locale) =>
    Array.from({ length: parts }, (_, part) => `${origin}/sitemaps/${locale}-${part + 1}.xml`),
  );
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${xml}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`;
}

/** One part of one language's sitemap, by its name in the index. */
export async function writeSitemap(ctx: Context, origin: string, name: string): Promise<string> {
  const [, locale, number] = /^(\w+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  if (!isLocale(locale)) return refuse('not_found');
  const start = (Number(number) - 1) * pagesPerFile;
  const paths = (await sitemapPages(ctx)).slice(start, start + pagesPerFile);
  if (paths.length === 0) return refuse('not_found');
  const entries = paths.map((path) => entry(path, origin, locale));
  return `${xml}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

function entry(path: string, origin: string, locale: Locale): string {
  const address = (of: Locale) => escapeXml(`${origin}${localizedPath(path, of)}`);
  const alternate = (language: string, of: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(of)}"/>`;
  const alternates = locales.map((of) => alternate(languageTag(of), of)).join('');
  return `<url><loc>${address(locale)}</loc>${alternates}${alternate('x-default', defaultLocale)}</url>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Paths of all pages that search engines should show, without a language; none when the panel is for members only. */
async function sitemapPages(ctx: Context): Promise<string[]> {
  const [settings, { types, services }] = await Promise.all([getSettings(ctx), listAddresses(ctx)]);
  if (settings.hidePersonalAccountForUnregistered) return [];
  return [...staticPages(settings), ...types.map(serviceTypePath), ...services.map(servicePath)];
}

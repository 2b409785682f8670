import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, fraction, hexColor, id, link, text, wholeNumberText } from '../primitives.ts';
import { bannerPlaces } from './banner-places.ts';
import { menuItem } from './menu-item.ts';
import { settingsSchema } from './settings.ts';

export const getSettings = endpoint({
  name: 'getSettings',
  method: 'GET',
  path: '/settings',
  access: 'guest',
  area: 'shell',
  summary: 'Get the panel’s settings: name, logos, colors, features and exchange rates',
  response: data(settingsSchema),
});

export const getPartnerSettings = endpoint({
  name: 'getPartnerSettings',
  method: 'GET',
  path: '/api/v1/settings',
  access: 'guest',
  area: 'shell',
  summary: 'Get whether free trials are open, and the default reward of a new order widget',
  response: data(
    z.object({ free_views_is_allowed: z.boolean(), default_outer_widget_partner_percent: fraction }),
  ),
});

const pageSeo = z.object({ route_name: text(200), meta_title: text(300), meta_description: text(1000) });
export type PageSeo = z.output<typeof pageSeo>;

export const listPages = endpoint({
  name: 'listPages',
  method: 'GET',
  path: '/pages',
  access: 'guest',
  area: 'shell',
  summary: 'List page titles and descriptions for search engines, by route name',
  response: data(z.array(pageSeo).max(1000)),
});

const bannerInformation = z.object({
  image: link.nullable(),
  backgroundImage: link.nullable(),
  backgroundColor: hexColor.nullable(),
  title: text(200),
  titleColor: hexColor.nullable(),
  buttonText: text(60),
  buttonLink: link.nullable(),
  buttonBgColor: hexColor.nullable(),
  buttonTextColor: hexColor.nullable(),
  sorting: z.int(),
});

const banner = z.object({
  id,
  place: z.enum(bannerPlaces),
  type: z.enum(['html', 'custom']),
  content: text(20_000).nullable(),
  scroll_delay: z.int().min(0).max(60_000).nullable(),
  information: z.array(bannerInformation).max(20),
});
export type Banner = z.output<typeof banner>;

export const listBanners = endpoint({
  name: 'listBanners',
  method: 'GET',
  path: '/banners',
  access: 'guest',
  area: 'shell',
  summary: 'List banners by position',
  query: z.object({ place: z.enum(bannerPlaces).optional() }),
  response: data(z.array(banner).max(500)),
});

export const getBannerFrame = endpoint({
  name: 'getBannerFrame',
  method: 'GET',
  path: '/banners/{id}/frame',
  access: 'guest',
  area: 'shell',
  summary: 'Get an HTML banner as a page for a sandboxed frame',
  params: z.object({ id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  response: text(30_000),
  contentType: 'text/html',
});

export const listMenuItems = endpoint({
  name: 'listMenuItems',
  method: 'GET',
  path: '/menu-items',
  access: 'guest',
  area: 'shell',
  summary: 'List the panel’s own menu items',
  response: data(z.array(menuItem).max(100)),
});

import { getPageText as getPageTextEndpoint } from '@marquee/contract/shell/page-texts.ts';
import type { Settings } from '@marquee/contract/shell/settings.ts';
import {
  getBannerFrame,
  getPartnerSettings,
  getSettings as getSettingsEndpoint,
  listBanners as listBannersEndpoint,
  listMenuItems,
  listPages as listPagesEndpoint,
} from '@marquee/contract/shell/shell.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { bannerFrame } from './banner-frame.ts';
import { getPageText } from './get-page-text.ts';
import { getSettings } from './get-settings.ts';
import { listPages } from './list-pages.ts';
import { listBanners } from './stored-banners.ts';

export const settingsRoutes: readonly Route[] = [
  route(getSettingsEndpoint, async (ctx) => ({
    data: shownSettings(await getSettings(ctx), ctx.panel.standing === 'read_only'),
  })),
  route(getPartnerSettings, async (ctx) => {
    const { free_views_is_allowed, default_outer_widget_partner_percent } = await getSettings(ctx);
    return { data: { free_views_is_allowed, default_outer_widget_partner_percent } };
  }),
  route(listPagesEndpoint, async (ctx) => ({ data: await listPages(ctx) })),
  route(getPageTextEndpoint, async (ctx, { params }) => ({ data: await getPageText(ctx, params.page) })),
  route(listBannersEndpoint, async (ctx, { query }) => ({ data: await listBanners(ctx, query.place) })),
  route(getBannerFrame, (ctx, { params }, reply) => bannerFrame(ctx, params.id, reply)),
  route(listMenuItems, async (ctx) => ({ data: (await getSettings(ctx)).customMenuItems })),
];

const shown = new WeakMap<Settings, Settings>();

/** The same object until the settings or the standing change: with it pages keep what they have drawn from it. */
function shownSettings(settings: Settings, isReadOnly: boolean): Settings {
  const known = shown.get(settings);
  if (known?.isReadOnly === isReadOnly) return known;
  const made = { ...settings, isReadOnly };
  shown.set(settings, made);
  return made;
}

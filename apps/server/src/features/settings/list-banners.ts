import type { BannerPlace } from '@marquee/contract/banner-places.ts';
import type { Banner } from '@marquee/contract/shell.ts';
import type { Context } from '../../platform/context.ts';
import { bannerView } from './banner-view.ts';
import { getSettings } from './get-settings.ts';
import { storedBanners } from './stored-banners.ts';

/** A slot that the panel switched off shows nothing, whatever stands in it. */
export async function listBanners(ctx: Context, place?: BannerPlace): Promise<Banner[]> {
  const [rows, { bannerSlots }] = await Promise.all([
    ctx.caches.get(storedBanners, ctx.panel.id),
    getSettings(ctx),
  ]);
  return rows
    .map((row) => bannerView(row, ctx.locale))
    .filter((banner) => bannerSlots[banner.place] && (place === undefined || banner.place === place));
}

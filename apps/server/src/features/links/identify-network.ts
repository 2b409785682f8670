import { isAtHost } from '@marquee/domain/links/link-rule.ts';
import { parseWebLink } from '@marquee/domain/links/web-link.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { storedLinkRules } from './stored-link-rules.ts';

/** By its host alone: the network lights up while the rest of the link is still being typed. */
export async function identifyNetwork(ctx: Context, url: string): Promise<bigint | null> {
  const link = parseWebLink(url);
  if (!link) return null;
  const { byNetwork } = await ctx.caches.get(storedLinkRules, ctx.panel.id);
  const { networkById } = await localizedCatalogue(ctx);
  for (const networkId of networkById.keys()) {
    if (byNetwork.get(networkId)?.some((rule) => isAtHost(link.host, rule))) return networkId;
  }
  return null;
}

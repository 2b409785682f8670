import { isAtHost, recognizeLink } from '@marquee/domain/links/link-rule.ts';
import { maxLinkLength, normalizeLink, parseWebLink } from '@marquee/domain/links/web-link.ts';

import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { takesKinds } from './check-link.ts';
import { storedLinkRules } from './stored-link-rules.ts';

/** By host alone, so that the network is recognized while the link is still being typed. */
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

interface LinkOfNetwork {
  /** What the link can point at; null where the network has no link rules. */
  kinds: readonly string[] | null;
  normalized: string;
}

/** A normalized link of the network, whatever it points at; undefined where it does not belong to the network. */
export async function linkOfNetwork(
  ctx: Context,
  { url, networkId }: { url: string; networkId: bigint },
): Promise<LinkOfNetwork | undefined> {
  const link = parseWebLink(url);
  if (!link) return undefined;
  const rules = (await ctx.caches.get(storedLinkRules, ctx.panel.id)).byNetwork.get(networkId);
  const found = rules ? recognizeLink(link, rules) : { kinds: null, normalized: normalizeLink(link) };
  return found && found.normalized.length <= maxLinkLength ? found : undefined;
}

/** The network's service types that accept such a link, in its order; none where the link is not the network's. */
export async function availableTypeIds(
  ctx: Context,
  request: { url: string; networkId?: bigint | undefined },
): Promise<bigint[]> {
  const networkId = request.networkId ?? (await identifyNetwork(ctx, request.url));
  const link = parseWebLink(request.url);
  if (networkId === null || !link) return [];
  const rules = (await ctx.caches.get(storedLinkRules, ctx.panel.id)).byNetwork.get(networkId);
  const { stored, typeById } = await localizedCatalogue(ctx);
  const types = stored.rows.types.filter(
    ({ id, network_id }) => network_id === networkId && typeById.has(id),
  );
  if (!rules) return types.map(({ id }) => id);
  const recognized = recognizeLink(link, rules);
  if (!recognized) return [];
  return types.filter(({ link_kinds }) => takesKinds(link_kinds, recognized.kinds)).map(({ id }) => id);
}

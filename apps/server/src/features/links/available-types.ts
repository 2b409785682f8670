import { recognizeLink } from '@marquee/domain/links/link-rule.ts';
import { parseWebLink } from '@marquee/domain/links/web-link.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { takesKinds } from './check-link.ts';
import { identifyNetwork } from './identify-network.ts';
import { storedLinkRules } from './stored-link-rules.ts';

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

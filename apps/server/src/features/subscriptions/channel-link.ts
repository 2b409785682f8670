import { channelAddress } from '@marquee/domain/subscriptions/provider-subscription.ts';
import type { Context } from '../../platform/context.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import { linkOfNetwork } from '../links/index.ts';
import { channelKinds } from './offered-services.ts';

/** A channel's one spelling; undefined where the link is none of the network's channels. */
export async function channelLink(
  ctx: Context,
  url: string,
  { network }: Pick<CatalogueService, 'network'>,
): Promise<string | undefined> {
  const link = await linkOfNetwork(ctx, { url, networkId: network.id });
  const isChannel = link?.kinds === null || link?.kinds.some((kind) => channelKinds.includes(kind));
  return isChannel ? link?.normalized : undefined;
}

/** The channel that a mere name means on the service's network; undefined where nobody can tell. */
export async function namedChannel(
  ctx: Context,
  service: Pick<CatalogueService, 'network'>,
  name: string,
): Promise<string | undefined> {
  for (const example of service.network.url_examples) {
    const address = channelAddress(example, name);
    const link = address && (await channelLink(ctx, address, service));
    if (link) return link;
  }
  return undefined;
}

import { channelAddress } from '@marquee/domain/subscriptions/provider-subscription.ts';
import type { Context } from '../../platform/context.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import { linkOfNetwork } from '../links/index.ts';
import { channelKinds } from './offered-services.ts';

/** The normalized link of a channel; undefined where the link is not a channel of the network. */
export async function channelLink(
  ctx: Context,
  url: string,
  { network }: Pick<CatalogueService, 'network'>,
): Promise<string | undefined> {
  const link = await linkOfNetwork(ctx, { url, networkId: network.id });
  const isChannel = link?.kinds === null || link?.kinds.some((kind) => channelKinds.includes(kind));
  return isChannel ? link?.normalized : undefined;
}

/** The channel that a bare user name means on the service's network; undefined where that is ambiguous. */
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

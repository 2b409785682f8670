import { channelAddress } from '@marquee/domain/subscriptions/provider-subscription.ts';
import type { Context } from '../../platform/context.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import { channelLink } from './channel-link.ts';

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

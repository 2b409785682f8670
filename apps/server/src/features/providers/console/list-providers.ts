import type { listProviders as endpoint } from '@marquee/contract/console/providers.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { containsFolded } from '../../../platform/db/fold-text.ts';
import { providerRows, providerView } from './provider-view.ts';

/** In the order they were added. A panel has tens of them, so names are simply compared. */
export async function listProviders(
  ctx: Context,
  { search = '', after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const wanted = search.trim();
  const number = /^#?(\d{1,16})$/.exec(wanted)?.[1];
  const rows = await providerRows(ctx)
    .$if(number !== undefined, (query) => query.where('provider.id', '=', BigInt(number ?? 0)))
    .$if(number === undefined && wanted !== '', (query) =>
      query.where(containsFolded('provider.name', wanted)),
    )
    .$if(after !== undefined, (query) => query.where('provider.id', '>', BigInt(after ?? 0)))
    .orderBy('provider.id')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: page.rows.map(providerView), next: page.next };
}

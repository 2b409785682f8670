import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import type { LoopContext } from '../../platform/loops/loop.ts';
import { adapterFor, findProvider, kindsThat, type Provider } from '../providers/index.ts';

const batch = 100;

/** What every provider says about the orders we know of, and what was spent there since we last asked. */
export async function reportProviders(ctx: LoopContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('provider')
    .select(['panel_id', 'id'])
    .where('is_enabled', '=', true)
    .where('adapter', 'in', kindsThat('isPolled'))
    .where('adapter', 'not in', kindsThat('isSimulated'))
    .orderBy('panel_id')
    .orderBy('id')
    .execute();
  const lines: string[] = [];
  for (const { panel_id, id } of rows) {
    const inPanel = await ctx.inPanel(panel_id);
    const provider = inPanel && (await findProvider(inPanel, id));
    if (!provider) continue;
    lines.push(
      await reportProvider(inPanel, provider).catch(
        (error: unknown) => `${provider.name}: could not be asked (${String(error)})`,
      ),
    );
  }
  return lines;
}

async function reportProvider(ctx: Context, provider: Provider): Promise<string> {
  const adapter = adapterFor(ctx, provider);
  const numbers = await sentNumbers(ctx, provider.id);
  let found = 0;
  for (let from = 0; from < numbers.length; from += batch)
    found += (await adapter.statuses(numbers.slice(from, from + batch))).size;
  const { amount, currency } = await adapter.balance();
  const before =
    provider.balance === null || provider.balance_at === null
      ? ''
      : ` (${formatMoney(money(provider.balance))} on ${provider.balance_at.toISOString()}; the difference was spent or paid in since)`;
  return `${provider.name}: knows ${found} of our ${numbers.length} open orders; balance ${amount} ${currency}${before}`;
}

async function sentNumbers({ db, panel }: Context, providerId: bigint): Promise<string[]> {
  const rows = await db
    .selectFrom('dispatch')
    .select('number')
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .where('state', '=', 'sent')
    .orderBy('order_id')
    .execute();
  return rows.flatMap(({ number }) => number ?? []);
}

import type { Context } from '../../platform/context.ts';
import type { DataKinds } from '../accounts/index.ts';
import { extensionTokenFacts } from './extension-token.ts';
import { getToken } from './own-token.ts';

export async function addTokenData(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('api-token', async function* () {
    const { details } = await getToken(ctx, accountId);
    if (details) yield { ...details, allowed_addresses: details.allowed_addresses.join(' ') };
  });
  kinds.set('extension-token', async function* () {
    const facts = await extensionTokenFacts(ctx, accountId);
    if (!facts) return;
    yield {
      created_at: facts.created_at.toISOString(),
      last_used_at: facts.last_used_at?.toISOString() ?? null,
    };
  });
}

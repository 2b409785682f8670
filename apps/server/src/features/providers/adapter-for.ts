import type { ProviderAdapter } from '../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../platform/context.ts';
import { unseal } from '../../platform/secrets/sealed-text.ts';
import type { Provider } from './provider.ts';
import { providerKinds } from './provider-kinds.ts';

export const providerKeyPurpose = 'provider.sealed_key';

/** The adapter that talks to this provider. */
export function adapterFor(ctx: Context, provider: Provider): ProviderAdapter {
  const { id, adapter, url, sealed_key, parent_account_id: parentAccountId } = provider;
  const key = sealed_key === null ? null : unseal(ctx.keys, providerKeyPurpose, sealed_key);
  const opened = providerKinds.get(adapter)?.open(ctx, { id, url, key, parentAccountId });
  if (!opened) throw new Error(`provider ${id} has no adapter ${adapter}`);
  return opened;
}

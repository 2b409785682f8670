import { manual } from '../../adapters/providers/manual/manual.ts';
import type { ProviderAdapter } from '../../adapters/providers/provider-adapter.ts';
import { simulator } from '../../adapters/providers/simulator/simulator.ts';
import { askOverHttp } from '../../adapters/providers/smm-v2/ask.ts';
import { smmV2 } from '../../adapters/providers/smm-v2/smm-v2.ts';
import type { Context } from '../../platform/context.ts';
import { unseal } from '../../platform/sealed-text.ts';
import { parentPanel } from './parent-panel.ts';
import type { Provider } from './provider.ts';

export const providerKeyPurpose = 'provider.sealed_key';

/** Whoever delivers, spoken to in its own way. */
export function adapterFor(ctx: Context, provider: Provider): ProviderAdapter {
  const { adapter, url, sealed_key } = provider;
  if (adapter === 'simulator') return simulator(ctx, provider.id);
  if (adapter === 'manual') return manual;
  if (adapter === 'parent_panel') return parentPanel(ctx, provider);
  if (adapter === 'smm_v2' && url && sealed_key)
    return smmV2(
      askOverHttp({ url, key: unseal(ctx.keys, providerKeyPurpose, sealed_key), fetch: ctx.fetch }),
    );
  throw new Error(`provider ${provider.id} has no adapter ${adapter}`);
}

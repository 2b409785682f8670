import { manualKind } from './manual/declaration.ts';
import type { ProviderKind } from './provider-kind.ts';
import { simulatorKind } from './simulator/declaration.ts';
import { smmV2Kind } from './smm-v2/declaration.ts';

/** Every kind an operator may add, one line each; the parent panel is not one of them. */
export const providerKindsToAdd: readonly ProviderKind[] = [smmV2Kind, manualKind, simulatorKind];

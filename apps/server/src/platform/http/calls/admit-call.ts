import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { recordImpersonatedCall } from '../../audit/record-impersonated-call.ts';
import type { Context } from '../../context.ts';
import { requireCallOpen } from '../../panel-standing.ts';
import { checkAccess } from './check-access.ts';
import { type CheckProof, requireProof } from './check-proof.ts';

type Call = Pick<
  Endpoint,
  | 'name'
  | 'method'
  | 'access'
  | 'whileFrozen'
  | 'idempotent'
  | 'errors'
  | 'changesData'
  | 'fresh'
  | 'provenEmail'
>;

/**
 * Everything that must be settled before a call runs. What an operator does as somebody else is written down
 * first: whatever the call then does, there is no change without an entry.
 */
export async function admitCall(
  ctx: Context,
  endpoint: Call,
  { params, checkProof }: { params: unknown; checkProof: CheckProof | undefined },
): Promise<void> {
  checkAccess(endpoint, ctx.actor);
  requireCallOpen(ctx.panel, endpoint.name);
  await requireProof(checkProof, ctx, endpoint);
  if (changesData(endpoint)) await recordImpersonatedCall(ctx, { call: endpoint.name, params });
}

export function changesData({
  method,
  changesData: isSaid,
}: Pick<Endpoint, 'method' | 'changesData'>): boolean {
  return isSaid ?? method !== 'GET';
}

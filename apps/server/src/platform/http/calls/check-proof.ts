import type { Endpoint } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../context.ts';

type Demands = Pick<Endpoint, 'fresh' | 'provenEmail'>;

/** Refuses a caller who lacks what the endpoint demands; implemented by the second-factor feature. */
export type CheckProof = (ctx: Context, demands: Demands) => Promise<void>;

/** Without an implementation, an endpoint with demands answers nobody. */
export async function requireProof(
  checkProof: CheckProof | undefined,
  ctx: Context,
  { name, fresh, provenEmail }: Demands & Pick<Endpoint, 'name'>,
): Promise<void> {
  if (!fresh && !provenEmail) return;
  if (!checkProof) throw new Error(`nothing checks what ${name} demands`);
  await checkProof(ctx, { ...(fresh ? { fresh } : {}), ...(provenEmail ? { provenEmail } : {}) });
}

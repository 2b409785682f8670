import { GatewayFailure } from '../../../adapters/payments/gateway.ts';
import { refuse } from '../../../platform/errors.ts';

/** A failing gateway is not the payer's mistake: they are told so and may try again. */
export async function mapGatewayErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof GatewayFailure) refuse('upstream_failed', { cause: error });
    throw error;
  }
}

import { GatewayFailure } from '../../../adapters/payments/gateway.ts';
import { refuse } from '../../../platform/errors.ts';

/** A gateway that fails is nobody's mistake here: the payer is told so and may try again. */
export async function mapGatewayErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof GatewayFailure) refuse('upstream_failed', { cause: error });
    throw error;
  }
}

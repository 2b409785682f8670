import { GatewayFailure } from '../gateway.ts';

/** Whatever goes wrong on the way to Stripe or there is one failure: the payer may try again. */
export async function callStripe<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new GatewayFailure('Stripe refused or could not be reached', { cause });
  }
}

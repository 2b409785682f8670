import { GatewayFailure } from '../gateway.ts';

/** Turns every error of a Stripe call into one kind of failure, after which the payer may try again. */
export async function callStripe<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new GatewayFailure('Stripe refused or could not be reached', { cause });
  }
}

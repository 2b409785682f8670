import { z } from 'zod';
import { GatewayRefusal, readJson } from '../call-gateway.ts';
import { type Delivery, WebhookRefused } from '../gateway.ts';
import type { PaypalAccount, PaypalCall } from './paypal-calls.ts';

const paypalEvent = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().max(100),
  resource: z.unknown(),
});
export type PaypalEvent = z.output<typeof paypalEvent>;

const verdict = z.object({ verification_status: z.string().max(20) });

/** The fields of the call, and the headers of the delivery that they repeat. */
const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

/**
 * PayPal itself verifies the delivery (POST /v1/notifications/verify-webhook-signature). It may be days old, since
 * PayPal retries for three days; each event is processed once by its id.
 */
export async function verifyPaypalWebhook(
  call: PaypalCall,
  { webhookId }: PaypalAccount,
  { body, header }: Delivery,
): Promise<PaypalEvent> {
  const event = paypalEvent.safeParse(readJson(body));
  if (!event.success) throw new WebhookRefused('the delivery cannot be read', { cause: event.error });
  const claims = Object.entries(signatureHeaders).map(([field, name]) => [field, header(name) ?? '']);
  if (claims.some(([, value]) => value === '')) throw new WebhookRefused('the delivery is not signed');
  const fields = JSON.stringify({ ...Object.fromEntries(claims), webhook_id: webhookId });
  // The signature covers the event's exact bytes, which parsing and serialising again would change.
  const signed = `${fields.slice(0, -1)},"webhook_event":${body.toString('utf8')}}`;
  const { verification_status } = await call({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    schema: verdict,
    body: signed,
  }).catch((error: unknown) => {
    // The headers do not even have the form of a signature.
    if (error instanceof GatewayRefusal && error.status === 400)
      throw new WebhookRefused('the signature cannot be read', { cause: error });
    throw error;
  });
  if (verification_status !== 'SUCCESS') throw new WebhookRefused('the signature is wrong');
  return event.data;
}

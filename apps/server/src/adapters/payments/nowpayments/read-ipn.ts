import type { z } from 'zod';
import { readJson } from '../call-gateway.ts';
import { type Delivery, WebhookRefused } from '../gateway.ts';
import { isSignature } from '../signature.ts';
import { nowpaymentsPayment } from './nowpayments-payment.ts';

/**
 * An IPN is signed with HMAC-SHA512 over its JSON, keys sorted at every depth. The documentation's own samples
 * disagree about lists (kept in one, turned into objects in another), so either form is accepted.
 */
export function readIpn(secret: string, { body, header }: Delivery): z.output<typeof nowpaymentsPayment> {
  const signature = header('x-nowpayments-sig') ?? '';
  const content = readJson(body);
  const forms = [sorted(content, true), sorted(content, false)].map((form) => JSON.stringify(form) ?? '');
  if (!forms.some((form) => isSignature(secret, form, signature, 'sha512')))
    throw new WebhookRefused('the signature is wrong');
  const parsed = nowpaymentsPayment.safeParse(content);
  if (!parsed.success) throw new WebhookRefused('the delivery cannot be read', { cause: parsed.error });
  return parsed.data;
}

function sorted(value: unknown, keepsLists: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value) && keepsLists) return value.map((entry) => sorted(entry, keepsLists));
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sorted(entry, keepsLists)]));
}

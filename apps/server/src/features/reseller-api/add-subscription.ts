import { endOfDay, supportedDelays } from '@marquee/domain/subscriptions/provider-subscription.ts';
import type { Context } from '../../platform/context.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import { createSubscription, namedChannel } from '../subscriptions/index.ts';
import type { RequestFields } from './request-fields.ts';
import { fail, texts } from './reseller-api-error.ts';

/** The most a subscription can have; without a number the client wants all publications. */
const mostPosts = 1000n;

/** Subscribes to a channel's publications; the id in the response stands for all resulting orders. */
export async function addSubscription(
  ctx: Context,
  service: CatalogueService,
  fields: RequestFields,
  idempotencyKey: string | undefined,
): Promise<{ order: number }> {
  const oldPosts = fields.whole('old_posts') ?? 0n;
  // Public clients send 0 for "no limit".
  const posts = fields.whole('posts') || mostPosts - oldPosts;
  if (posts < 1n || posts + oldPosts > mostPosts) fail(texts.request);
  const id = await createSubscription(
    ctx,
    {
      url: await channel(ctx, service, fields),
      contents_limit: Number(posts + oldPosts),
      services: [
        {
          service_id: Number(service.row.id),
          quantity: Number(readQuantity(fields, service.row)),
          delay_minutes: readDelay(fields),
          expires_at: readExpiry(fields),
        },
      ],
    },
    idempotencyKey,
    { oldPosts: Number(oldPosts) },
  );
  return { order: Number(id) };
}

async function channel(ctx: Context, service: CatalogueService, fields: RequestFields): Promise<string> {
  const channel = (fields.text('username') ?? fields.text('link'))?.trim() ?? fail(texts.link);
  if (channel.includes('/')) return channel;
  return (await namedChannel(ctx, service, channel)) ?? fail(texts.link);
}

/** Any quantity between min and max is correct; every publication gets the same, the cheapest. */
function readQuantity(fields: RequestFields, limits: { min: bigint; max: bigint }): bigint {
  const min = fields.whole('min') ?? fail(texts.request);
  const max = fields.whole('max') ?? fail(texts.request);
  if (min < limits.min) fail(`Quantity less than minimal ${limits.min}`);
  if (max > limits.max) fail(`Quantity more than maximal ${limits.max}`);
  return max < min ? fail(texts.request) : min;
}

function readDelay(fields: RequestFields): number {
  const minutes = Number(fields.whole('delay') ?? fail(texts.request));
  return supportedDelays.includes(minutes) ? minutes : fail(texts.request);
}

function readExpiry(fields: RequestFields): string | undefined {
  const text = fields.text('expiry')?.trim();
  if (text === undefined) return undefined;
  return (endOfDay(text) ?? fail(texts.request)).toISOString();
}

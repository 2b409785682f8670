import { kindRules } from '@marquee/domain/delivery/service-kinds.ts';
import { findMarkup, type MarkupRule, markedUpPrice } from '@marquee/domain/pricing/markup.ts';
import { slugWords } from '@marquee/domain/text/slug-words.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { PricedOffer } from './store-offers.ts';
import { requiredParameters, type TargetsByParameter, targetsByParameter } from './targets-by-parameter.ts';

const maxSlugLength = 80;

/** Creates services from offers that a rule wants and that have no service yet. Returns how many. */
export async function addServices(
  ctx: Context,
  providerId: bigint,
  offers: readonly PricedOffer[],
  { typeIds, markups }: { typeIds: ReadonlyMap<string, bigint>; markups: readonly MarkupRule[] },
): Promise<number> {
  const matched = offers.filter(({ number }) => typeIds.has(number));
  if (matched.length === 0) return 0;
  const sourced = await sourcedNumbers(ctx, providerId, matched);
  const fresh = matched.flatMap((offer) => {
    const typeId = typeIds.get(offer.number);
    const markup = typeId === undefined ? undefined : findMarkup(markups, { id: undefined, typeId });
    if (typeId === undefined || !markup || sourced.has(offer.number)) return [];
    return { offer, typeId, price: String(markedUpPrice(offer.rate, markup)) };
  });
  if (fresh.length === 0) return 0;
  const targets = await targetsByParameter(ctx, new Set(fresh.map(({ offer }) => offer.kind)));
  const { default: sanitizeHtml } = await import('sanitize-html');
  const plainText = (html: string) => sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  const rows = fresh.map((service) => serviceRow(service, targets, plainText));
  const { numAffectedRows = 0n } = await sql`
    with wanted as materialized (
      select nextval(pg_get_serial_sequence('service', 'id')) as id, w.* from jsonb_to_recordset(${JSON.stringify(rows)}) as w (
        number text, type_id bigint, slug text, name text, description text, price bigint, pricing_per bigint,
        min bigint, max bigint, default_quantity bigint, is_package boolean, drip boolean, refill boolean,
        cancel boolean, subscribed boolean, counted boolean, targets jsonb)),
    added as (
      insert into service (panel_id, id, service_type_id, slug, name, description, default_price, pricing_per, min, max,
                           default_quantity, is_package, drip_feed_is_allowed, has_refill, can_cancel,
                           is_subscription, allows_same_link, link_kinds, calculable_quantity, created_at,
                           updated_at)
      select ${ctx.panel.id}, id, type_id, slug || '-' || id, name, description, price, pricing_per, min, max, default_quantity,
             is_package, drip, refill, cancel, subscribed, subscribed, case when subscribed then '{}'::text[] end,
             counted, ${ctx.clock.now()}, ${ctx.clock.now()} from wanted
      on conflict (panel_id, slug) do nothing
      returning id),
    asked as (
      insert into service_target (panel_id, service_id, target_id, position)
      select ${ctx.panel.id}, added.id, target::bigint, place
      from added join wanted on wanted.id = added.id,
        jsonb_array_elements_text(wanted.targets) with ordinality as asked (target, place))
    insert into service_source (panel_id, service_id, provider_id, offer_number)
    select ${ctx.panel.id}, added.id, ${providerId}, wanted.number
    from added join wanted on wanted.id = added.id`.execute(ctx.db);
  return Number(numAffectedRows);
}

interface FreshService {
  offer: PricedOffer;
  typeId: bigint;
  price: string;
}

function serviceRow(
  { offer, typeId, price }: FreshService,
  targets: TargetsByParameter,
  plainText: (html: string) => string,
) {
  const isSubscription = offer.kind === 'Subscriptions';
  const { countedBy } = kindRules[offer.kind];
  const isPackage = countedBy === 'package';
  const [min, max] = isPackage ? [1n, 1n] : [atLeastOne(offer.min), atLeastOne(offer.max)];
  return {
    number: offer.number,
    type_id: String(typeId),
    // The service's own id follows: it makes the address unique and says nothing about its source.
    slug: slugWords(offer.name, maxSlugLength) || 'service',
    name: offer.name,
    description: plainText(offer.description),
    price,
    pricing_per: isPackage ? 1 : 1000,
    min: String(min),
    max: String(max),
    default_quantity: String(isPackage ? 1n : min > 1000n ? min : max < 1000n ? max : 1000n),
    is_package: isPackage,
    drip: offer.canDripFeed && countedBy === 'quantity',
    refill: offer.canRefill,
    cancel: offer.canCancel,
    subscribed: isSubscription,
    counted: countedBy === 'comments' || countedBy === 'usernames',
    targets: requiredParameters(offer.kind).map((parameter) => String(targets.get(parameter))),
  };
}

function atLeastOne(count: bigint): bigint {
  return count < 1n ? 1n : count;
}

async function sourcedNumbers(
  { db, panel }: Context,
  providerId: bigint,
  offers: readonly PricedOffer[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('service_source')
    .select('offer_number')
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .where(
      'offer_number',
      'in',
      offers.map(({ number }) => number),
    )
    .execute();
  return new Set(rows.map(({ offer_number }) => offer_number));
}

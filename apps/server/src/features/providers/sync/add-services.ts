import { kindRules } from '@marquee/domain/delivery/service-kinds.ts';
import { findMarkup, type MarkupRule, markedUpPrice } from '@marquee/domain/pricing/markup.ts';
import { sql } from 'kysely';
import { RE2JS } from 're2js';
import sanitizeHtml from 'sanitize-html';
import type { Context } from '../../../platform/context.ts';
import type { PricedOffer } from './store-offers.ts';
import { requiredParameters, type TargetsByParameter, targetsByParameter } from './targets-by-parameter.ts';

const maxSlugWords = 80;

export interface OfferRule {
  matches(text: string): boolean;
  serviceTypeId: bigint;
}

/** A pattern that does not compile matches nothing: the operator sees the error when saving, the sync goes on. */
export async function offerRules({ db, panel }: Context, providerId: bigint): Promise<OfferRule[]> {
  const rows = await db
    .selectFrom('offer_rule')
    .select(['pattern', 'service_type_id'])
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ pattern, service_type_id: serviceTypeId }) => {
    try {
      const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
      return [{ serviceTypeId, matches: (text: string) => compiled.matcher(text).find() }];
    } catch {
      return [];
    }
  });
}

/** Creates services from offers that match a rule and have no service yet. Returns how many. */
export async function addServices(
  ctx: Context,
  providerId: bigint,
  offers: readonly PricedOffer[],
  { rules, markups }: { rules: readonly OfferRule[]; markups: readonly MarkupRule[] },
): Promise<number> {
  const known = await sourcedNumbers(ctx, providerId, offers);
  const fresh = offers.flatMap((offer) => {
    const rule = rules.find(({ matches }) => matches(`${offer.category} | ${offer.name}`));
    const markup = rule && findMarkup(markups, { id: undefined, typeId: rule.serviceTypeId });
    if (known.has(offer.number) || !rule || !markup) return [];
    return { offer, typeId: rule.serviceTypeId, price: String(markedUpPrice(offer.rate, markup)) };
  });
  if (fresh.length === 0) return 0;
  const targets = await targetsByParameter(ctx, new Set(fresh.map(({ offer }) => offer.kind)));
  const rows = fresh.map((service) => serviceRow(providerId, service, targets));
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}) as w (
        number text, type_id bigint, slug text, name text, description text, price bigint, pricing_per bigint,
        min bigint, max bigint, default_quantity bigint, is_package boolean, drip boolean, refill boolean,
        cancel boolean, subscribed boolean, counted boolean, targets jsonb)),
    added as (
      insert into service (panel_id, service_type_id, slug, name, description, default_price, pricing_per, min, max,
                           default_quantity, is_package, drip_feed_is_allowed, has_refill, can_cancel,
                           is_subscription, allows_same_link, link_kinds, calculable_quantity, created_at,
                           updated_at)
      select ${ctx.panel.id}, type_id, slug, name, description, price, pricing_per, min, max, default_quantity,
             is_package, drip, refill, cancel, subscribed, subscribed, case when subscribed then '{}'::text[] end,
             counted, ${ctx.clock.now()}, ${ctx.clock.now()} from wanted
      on conflict (panel_id, slug) do nothing
      returning id, slug),
    asked as (
      insert into service_target (panel_id, service_id, target_id, position)
      select ${ctx.panel.id}, added.id, target::bigint, place
      from added join wanted on wanted.slug = added.slug,
        jsonb_array_elements_text(wanted.targets) with ordinality as asked (target, place))
    insert into service_source (panel_id, service_id, provider_id, offer_number)
    select ${ctx.panel.id}, added.id, ${providerId}, wanted.number
    from added join wanted on wanted.slug = added.slug`.execute(ctx.db);
  return rows.length;
}

interface FreshService {
  offer: PricedOffer;
  typeId: bigint;
  price: string;
}

function serviceRow(providerId: bigint, { offer, typeId, price }: FreshService, targets: TargetsByParameter) {
  const isSubscription = offer.kind === 'Subscriptions';
  const { countedBy } = kindRules[offer.kind];
  const isPackage = countedBy === 'package';
  const [min, max] = isPackage ? [1n, 1n] : [atLeastOne(offer.min), atLeastOne(offer.max)];
  return {
    number: offer.number,
    type_id: String(typeId),
    slug: serviceSlug(offer.name, providerId, offer.number),
    name: offer.name,
    description: sanitizeHtml(offer.description, { allowedTags: [], allowedAttributes: {} }),
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

/** Readable where the name is in Latin letters, and unique because it ends in the offer's number. */
function serviceSlug(name: string, providerId: bigint, number: string): string {
  const message = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugWords)
    .replace(/^-+|-+$/g, '');
  const own = `${providerId}-${number.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.replace(/-+$/, '');
  return message ? `${message}-${own}` : `service-${own}`;
}

import type { OrderLine } from '@marquee/contract/ordering/order-line.ts';
import {
  type CustomFieldParameters,
  isAskedFor,
  isList,
  worldwide,
} from '@marquee/domain/delivery/order-parameters.ts';
import {
  kindRules,
  type OrderParameter,
  type ServiceKind,
  splitLines,
} from '@marquee/domain/delivery/service-kinds.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue, placeNames, requiredTargets, serviceKindOf } from '../catalogue/index.ts';
import { placeOrders } from '../checkout/index.ts';
import { addSubscription } from './add-subscription.ts';
import type { RequestFields } from './request-fields.ts';
import { fail, texts } from './reseller-api-error.ts';

const otherNames = new Map([
  ['uk', 'GB'],
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['great britain', 'GB'],
  ['worldwide', worldwide],
  ['world', worldwide],
  ['global', worldwide],
  ['all', worldwide],
  ['any', worldwide],
]);

let codes: ReadonlyMap<string, string> | undefined;

/** Places one order, paid from the balance. For a drip feed it returns the first run, which stands for all. */
export async function addOrder(
  ctx: Context,
  fields: RequestFields,
  idempotencyKey: string | undefined,
): Promise<{ order: number }> {
  const { stored } = await localizedCatalogue(ctx);
  const id = fields.id('service');
  const service = id === undefined ? undefined : stored.byId.get(BigInt(id));
  const kind = service && serviceKindOf(stored)(service);
  if (!service || !kind) return fail(texts.service);
  if (kind === 'Subscriptions') return addSubscription(ctx, service, fields, idempotencyKey);
  const line: OrderLine = {
    service_id: Number(service.row.id),
    url: fields.text('link')?.trim() ?? fail(texts.link),
    ...counted(fields, kind, service.row),
    ...dripFeed(fields),
    ...customFieldValues(fields, requiredTargets(stored, service.row.id)),
  };
  const placed = await placeOrders(ctx, {
    orderRequest: { orders: [line], source: 'api' },
    idempotencyKey,
  });
  const [order] = placed.orders;
  // Not a refusal: the order stands.
  if (!order) throw new Error('an order was placed without an id');
  return { order: order.id };
}

function counted(
  fields: RequestFields,
  kind: ServiceKind,
  { min, max }: { min: bigint; max: bigint },
): Pick<OrderLine, 'quantity'> {
  if (kindRules[kind].countedBy !== 'quantity') return {};
  const quantity = fields.whole('quantity') ?? fail(`Quantity less than minimal ${min}`);
  if (quantity < min) fail(`Quantity less than minimal ${min}`);
  if (quantity > max) fail(`Quantity more than maximal ${max}`);
  return { quantity: Number(quantity) };
}

function dripFeed(fields: RequestFields): Pick<OrderLine, 'drip_feed'> {
  const [runs, interval] = [fields.whole('runs'), fields.whole('interval')];
  if (runs === undefined || runs < 2n) return {};
  if (runs > 1000n || interval === undefined || interval < 1n || interval > 43_200n)
    return fail(texts.request);
  const [count, minutes] = [Number(runs), Number(interval)];
  return { drip_feed: { runs: count, minutes_between_runs: minutes, mode: 'flat', quantity_step: 0 } };
}

/** The call's values for the service's targets, in the form that the order form sends. */
function customFieldValues(
  fields: RequestFields,
  targets: ReturnType<typeof requiredTargets>,
): Pick<OrderLine, 'targetable_values'> {
  const parameters: CustomFieldParameters = new Map(
    targets.flatMap(({ parameter }) =>
      parameter ? [[parameter, (fields.text(parameter) ?? '').trim()]] : [],
    ),
  );
  const values = targets.flatMap(({ targetId, parameter, isOptional }) => {
    // Clients send every field they know; those that do not apply are left out.
    if (!parameter || !isAskedFor(parameter, parameters)) return [];
    const lines = splitValues(parameter, parameters.get(parameter) ?? '');
    if (lines.length > 0) return { target_id: Number(targetId), values: lines };
    return isOptional ? [] : fail(texts.request);
  });
  return values.length > 0 ? { targetable_values: values } : {};
}

function splitValues(parameter: OrderParameter, text: string): string[] {
  if (parameter === 'country') return text === '' ? [] : [countryNamed(text)];
  // Keywords come with commas too; in a comment a comma is content.
  const lines = splitLines(parameter === 'keywords' ? text.replaceAll(',', '\n') : text);
  return isList(parameter) || lines.length === 0 ? lines : [text];
}

/** Clients write `US`, `us` or `United States`; anything else is passed on unchanged and refused later. */
function countryNamed(text: string): string {
  codes ??= new Map([...placeNames('region', 'en')].map(([code, name]) => [name.toLowerCase(), code]));
  const lowercase = text.toLowerCase();
  return otherNames.get(lowercase) ?? codes.get(lowercase) ?? text.toUpperCase();
}

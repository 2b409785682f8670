import type { Input } from '@marquee/contract/endpoint.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { OrderLine } from '@marquee/contract/ordering/order-line.ts';
import type { createSubscription } from '@marquee/contract/ordering/subscriptions.ts';
import { effectiveMax, isAllowedQuantity } from '@marquee/domain/quantity/quantity.ts';
import type { WatcherName } from '../../adapters/watchers/watchers.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import { findCard } from '../linked-cards/index.ts';
import { priceCheckout, refuseProblems } from '../quotes/index.ts';
import { channelLink } from './channel-link.ts';
import { offeredServices } from './offered-services.ts';

export type SubscriptionRequest = Input<typeof createSubscription>['body'];

interface CheckedSubscription {
  networkId: bigint;
  /** The provider, for a service whose provider watches the channel itself. */
  watchedBy: WatcherName | 'provider';
  link: string;
  cardId: bigint | null;
}

/** Reports every problem that can be found without contacting the channel, all at once. */
export async function checkSubscriptionRequest(
  ctx: Context,
  request: SubscriptionRequest,
): Promise<CheckedSubscription> {
  const offered = await offeredServices(ctx);
  const services = request.services.map(({ service_id }) =>
    offered.find(({ row }) => row.id === BigInt(service_id)),
  );
  const [first] = services;
  const problems: FieldError[] = request.services.flatMap((line, place) => {
    const service = services[place];
    const isTwice = request.services.findIndex(({ service_id }) => service_id === line.service_id) < place;
    const isAlone = request.services.length === 1 || !services.some((one) => one?.row.is_subscription);
    if (!service || isTwice || !isAlone || service.network.id !== first?.network.id)
      return [{ field: `services.${place}.service_id`, code: 'service_unavailable' as const }];
    return checkLine(ctx, line, service, `services.${place}`);
  });
  const link = first && (await channelLink(ctx, request.url, first));
  if (first && !link) problems.push(wrongLink(first));
  const card = request.recurring_payments_method_id;
  if (card) problems.push(...(await cardProblems(ctx, card, request.services)));
  // The provider starts delivering before a bank has answered.
  if (first?.row.is_subscription && request.recurring_payments_method_id)
    problems.push({ field: 'recurring_payments_method_id', code: 'method_not_for_service' });
  refuseProblems({ problems });
  const cardId = request.recurring_payments_method_id ? BigInt(request.recurring_payments_method_id) : null;
  const watchedBy = first?.row.is_subscription ? 'provider' : first?.network.watched_by;
  if (!first || !link || !watchedBy) return refuse('invalid_input');
  return { networkId: first.network.id, watchedBy, link, cardId };
}

function checkLine(
  ctx: Context,
  { quantity, max_quantity, expires_at }: SubscriptionRequest['services'][number],
  { row }: CatalogueService,
  field: string,
): FieldError[] {
  const problems: FieldError[] = [];
  const check = (name: string, value: number) => {
    if (isAllowedQuantity(BigInt(value), row)) return;
    const about = { field: `${field}.${name}` };
    if (BigInt(value) < row.min)
      problems.push({ ...about, code: 'too_small', values: { limit: String(row.min) } });
    else if (BigInt(value) > effectiveMax(row.max))
      problems.push({ ...about, code: 'too_big', values: { limit: String(row.max) } });
    else problems.push({ ...about, code: 'not_a_step', values: { step: String(row.step) } });
  };
  check('quantity', quantity);
  if (max_quantity) check('max_quantity', max_quantity);
  if (max_quantity && max_quantity < quantity)
    problems.push({ field: `${field}.max_quantity`, code: 'too_small', values: { limit: quantity } });
  // Every publication is billed by the one quantity that the provider was given.
  if (row.is_subscription && max_quantity && max_quantity !== quantity)
    problems.push({ field: `${field}.max_quantity`, code: 'invalid' });
  if (expires_at && Date.parse(expires_at) <= ctx.clock.now().getTime())
    problems.push({ field: `${field}.expires_at`, code: 'invalid' });
  return problems;
}

function wrongLink({ network }: CatalogueService): FieldError {
  // A channel's address is the shortest of the examples.
  const example = network.url_examples.toSorted((one, other) => one.length - other.length)[0];
  return { field: 'url', code: 'wrong_link', ...(example ? { values: { example } } : {}) };
}

/** The card must be the customer's own, and any quantity in the range must stay within its method's limits, fee included. */
export async function cardProblems(
  ctx: Context,
  id: number,
  services: readonly Pick<
    SubscriptionRequest['services'][number],
    'service_id' | 'quantity' | 'max_quantity'
  >[],
): Promise<FieldError[]> {
  const field = 'recurring_payments_method_id';
  const cardId = BigInt(id);
  const card = await findCard(ctx, { cardId, accountId: signedIn(ctx).accountId });
  if (!card) return [{ field, code: 'invalid' }];
  const problemsFor = async (lines: readonly OrderLine[]) => {
    const { problems } = await priceCheckout(ctx, {
      field: 'services',
      lines,
      cardId,
      mustBeComplete: false,
      mustFitLimits: 'with-fee',
    });
    return problems.filter((problem) => problem.field === field);
  };
  const least = services.map(({ service_id, quantity }) => ({ service_id, quantity }));
  const most = services.map(({ service_id, quantity, max_quantity }) => ({
    service_id,
    quantity: max_quantity || quantity,
  }));
  const problems = await problemsFor(least);
  return problems.length > 0 ? problems : problemsFor(most);
}

import type { OrderLineInput } from '@marquee/contract/generated/ordering.ts';
import { type DripFeedMode, dripFeedDefaults, dripFeedModes } from '@marquee/domain/drip-feed/plan.ts';
import { calculableQuantity, entriesOf } from '@marquee/domain/quantity/calculable-quantity.ts';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import { visibleTargets } from '../fields/visible-targets.ts';

/** One line of the form, complete or not. */
export interface FormLine {
  key: number;
  url: string;
  networkId: number | undefined;
  typeId: number | undefined;
  serviceId: number | undefined;
  /** Per run in a drip feed; zero until a service sets its default. */
  quantity: bigint;
  isGuarantee: boolean;
  isDripFeed: boolean;
  runs: number;
  minutes: number;
  mode: DripFeedMode;
  quantityStep: bigint;
  /** By target id; lists have one entry per line. */
  targets: Readonly<Record<number, string>>;
  countries: readonly string[];
  /** The buyer's own name for the order; empty if there is none. */
  name: string;
}

export type LineChanges = Partial<Omit<FormLine, 'key'>>;

let lastKey = 0;

export function newLine(changes: LineChanges = {}): FormLine {
  lastKey += 1;
  return {
    url: '',
    networkId: undefined,
    typeId: undefined,
    serviceId: undefined,
    quantity: 0n,
    isGuarantee: false,
    isDripFeed: false,
    runs: dripFeedDefaults.runs,
    minutes: dripFeedDefaults.minutesBetweenRuns,
    mode: dripFeedDefaults.mode,
    quantityStep: dripFeedDefaults.quantityStep,
    targets: {},
    countries: [],
    name: '',
    ...changes,
    key: lastKey,
  };
}

/** Reads a line from the address; anything but plain numbers is ignored. */
export function lineFromQuery(query: URLSearchParams): LineChanges {
  const number = (name: string) => wholeNumber(query.get(name));
  const changes: LineChanges = {
    url: query.get('url')?.slice(0, 2048),
    networkId: number('networkId'),
    typeId: number('serviceTypeId'),
    serviceId: number('serviceId'),
    quantity: toBigInt(number('quantity')),
    isDripFeed: ['true', '1'].includes(query.get('isDripFeed') ?? '') || undefined,
    runs: number('numberOfRuns'),
    minutes: number('dripFeedMinutes'),
    mode: dripFeedModes.find((mode) => mode === query.get('dripFeedMode')),
    quantityStep: toBigInt(number('dripFeedQuantityStep')),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** The line as the API takes it; undefined while it is too incomplete to price. */
export function asOrderLine(
  line: FormLine,
  service: ServiceDetails,
  index: number,
): OrderLineInput | undefined {
  const targetable = visibleTargets(service.targets, line.targets).flatMap(({ id, type }) => {
    const text = line.targets[id] ?? '';
    const values = type.viewType === 'textarea' ? [text.trim()].filter(Boolean) : entriesOf([text]);
    return values.length > 0 ? { target_id: id, values } : [];
  });
  if (service.calculable_quantity ? targetable.length === 0 : line.quantity <= 0n) return undefined;
  return {
    index,
    service_id: service.id,
    ...(service.calculable_quantity ? {} : { quantity: Number(line.quantity) }),
    ...(line.url.trim() === '' ? {} : { url: line.url.trim() }),
    ...(line.name.trim() === '' ? {} : { name: line.name.trim() }),
    ...(line.isGuarantee && service.has_refill ? { is_guarantee: true } : {}),
    ...(isDripFed(line, service)
      ? {
          drip_feed: {
            runs: line.runs,
            minutes_between_runs: line.minutes,
            mode: line.mode,
            quantity_step: Number(line.quantityStep),
          },
        }
      : {}),
    ...(targetable.length > 0 ? { targetable_values: targetable } : {}),
    ...(service.allowed_use_countries && line.countries.length > 0 ? { countries: [...line.countries] } : {}),
  };
}

/** Per run in a drip feed; if texts are counted, their number. */
export function countPieces(line: FormLine, service: ServiceDetails): bigint {
  if (!service.calculable_quantity) return line.quantity;
  return calculableQuantity(
    visibleTargets(service.targets, line.targets).map(({ id, type }) => ({
      viewType: type.viewType,
      values: [line.targets[id] ?? ''],
    })),
  );
}

/** Only services delivered in portions can be ordered as a drip feed. */
export function isDripFed(
  { isDripFeed }: Pick<FormLine, 'isDripFeed'>,
  service: Pick<ServiceDetails, 'drip_feed_is_allowed' | 'is_package' | 'calculable_quantity'>,
): boolean {
  return isDripFeed && service.drip_feed_is_allowed && !service.is_package && !service.calculable_quantity;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

function toBigInt(number: number | undefined): bigint | undefined {
  return number === undefined ? undefined : BigInt(number);
}

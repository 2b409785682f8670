import { type DripFeedMode, dripFeedModes } from '../drip-feed/plan.ts';

interface CartTarget {
  targetId: number;
  values: readonly string[];
}

/** A line that waits in the browser until it is paid. Amounts are of when it was added: the price is asked anew. */
export interface CartItem {
  /** Its number as long as it waits: prices and errors name it by this. */
  index: number;
  url: string;
  networkId: number;
  serviceTypeId: number;
  serviceId: number;
  serviceName: string;
  quantity: number;
  subtotal: string;
  /** Of a package; it has no quantity to change. */
  packageServiceSlug: string | null;
  /** Bought from a page that offered this service alone. */
  isServicesFreezed: boolean;
  isDripFeed: boolean;
  numberOfRuns: number;
  dripFeedMinutes: number;
  dripFeedMode: DripFeedMode;
  dripFeedQuantityStep: number;
  min: number;
  max: number;
  step: number;
  calculableQuantity: boolean;
  isGuarantee: boolean;
  /** Balance and card pages must not pay for it. */
  isPaymentRestricted: boolean;
  targetableValues: readonly CartTarget[];
  countries: readonly string[];
}

/** As many as one order takes. */
export const mostItems = 100;

/** What a browser kept, perhaps years ago and perhaps changed by hand: what is no item is left out. */
export function readCart(text: string | null): CartItem[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCartItem).slice(0, mostItems) : [];
  } catch {
    return [];
  }
}

const texts = ['url', 'serviceName', 'subtotal'] as const;
const flags = [
  'isServicesFreezed',
  'isDripFeed',
  'calculableQuantity',
  'isGuarantee',
  'isPaymentRestricted',
] as const;
const numbers = [
  'index',
  'networkId',
  'serviceTypeId',
  'serviceId',
  'quantity',
  'numberOfRuns',
  'dripFeedMinutes',
  'dripFeedQuantityStep',
  'min',
  'max',
  'step',
] as const;

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Record<string, unknown>;
  return (
    texts.every((name) => typeof item[name] === 'string') &&
    flags.every((name) => typeof item[name] === 'boolean') &&
    numbers.every((name) => Number.isSafeInteger(item[name]) && Number(item[name]) >= 0) &&
    (item.packageServiceSlug === null || typeof item.packageServiceSlug === 'string') &&
    dripFeedModes.some((mode) => mode === item.dripFeedMode) &&
    Array.isArray(item.targetableValues) &&
    item.targetableValues.every(isTarget) &&
    isTexts(item.countries)
  );
}

function isTarget(value: unknown): boolean {
  const target = value as Partial<CartTarget> | null;
  return Number.isSafeInteger(target?.targetId) && isTexts(target?.values);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

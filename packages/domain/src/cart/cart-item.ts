import { type DripFeedMode, dripFeedModes } from '../drip-feed/plan.ts';

interface CartTarget {
  targetId: number;
  values: readonly string[];
}

/** A line kept in the browser until it is paid. Amounts date from when it was added: the price is quoted again. */
export interface CartItem {
  /** Its number while it is in the cart: quotes and errors refer to it by this. */
  index: number;
  url: string;
  networkId: number;
  serviceTypeId: number;
  serviceId: number;
  serviceName: string;
  quantity: number;
  subtotal: string;
  /** Set for a package; its quantity cannot be changed. */
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
  /** The buyer's own name for the order. */
  orderName?: string;
}

/** As many as one checkout accepts. */
export const maxCartItems = 100;

/** Stored by a browser, perhaps years ago, perhaps edited by hand: anything that is not an item is dropped. */
export function readCart(text: string | null): CartItem[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCartItem).slice(0, maxCartItems) : [];
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
    isTexts(item.countries) &&
    (item.orderName === undefined || typeof item.orderName === 'string')
  );
}

function isTarget(value: unknown): boolean {
  const target = value as Partial<CartTarget> | null;
  return Number.isSafeInteger(target?.targetId) && isTexts(target?.values);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

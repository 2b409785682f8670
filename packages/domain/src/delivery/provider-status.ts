/** An order's status at a provider, independent of how the provider spells it. */
export const providerStatuses = [
  'pending',
  'in_progress',
  'processing',
  'completed',
  'partial',
  'canceled',
] as const;

export type ProviderStatus = (typeof providerStatuses)[number];

const spellings = new Map<string, ProviderStatus>(
  Object.entries({
    pending: 'pending',
    awaiting: 'pending',
    inprogress: 'in_progress',
    processing: 'processing',
    completed: 'completed',
    complete: 'completed',
    partial: 'partial',
    canceled: 'canceled',
    cancelled: 'canceled',
    refunded: 'canceled',
    fail: 'canceled',
    failed: 'canceled',
    error: 'canceled',
  } as const),
);

/** Undefined for an unknown status, which must not change anything. */
export function providerStatus(text: string): ProviderStatus | undefined {
  return spellings.get(text.toLowerCase().replace(/[^a-z]+/g, ''));
}

import type { FormLine } from './form-line.ts';

interface AddressContext {
  kind: 'single' | 'multi';
  /** Slug of the one service that the page sells. */
  soldSlug: string | undefined;
}

/** The form as an address, so that a visitor returns to it after signing in. */
export function lineAddress(line: FormLine, { kind, soldSlug }: AddressContext): string {
  const values = {
    url: line.url.trim(),
    service: soldSlug,
    networkId: line.networkId,
    serviceTypeId: line.typeId,
    serviceId: line.serviceId,
    quantity: line.quantity || undefined,
    ...(line.isDripFeed
      ? {
          isDripFeed: true,
          numberOfRuns: line.runs,
          dripFeedMinutes: line.minutes,
          dripFeedMode: line.mode,
          dripFeedQuantityStep: line.quantityStep,
        }
      : {}),
    type: kind === 'multi' ? kind : undefined,
  };
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '/orders/create' : `/orders/create?${new URLSearchParams(entries)}`;
}

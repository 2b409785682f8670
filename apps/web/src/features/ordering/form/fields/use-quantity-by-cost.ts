import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import { formToken } from '../../../../product/order-form-token.ts';

const pause = 500;

interface QuantityByCost {
  serviceId: number;
  isGuarantee: boolean;
  onQuantityChange(quantity: bigint): void;
  onFailed(): void;
}

interface Conversion {
  amount: string;
  timer: ReturnType<typeof setTimeout>;
  controller: AbortController;
}

/** Converts a typed amount to a quantity: after a pause in typing, or at once on leaving the field. */
export function useQuantityByCost({ serviceId, isGuarantee, onQuantityChange, onFailed }: QuantityByCost) {
  const services = useServices();
  const latest = useRef<Conversion>(undefined);
  const [isConverting, setConverting] = useState(false);

  function cancel() {
    clearTimeout(latest.current?.timer);
    latest.current?.controller.abort();
    latest.current = undefined;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount
  useEffect(() => cancel, []);

  async function convert(conversion: Conversion) {
    const { amount, timer, controller } = conversion;
    clearTimeout(timer);
    const { signal } = controller;
    try {
      const line = { service_id: serviceId, desired_cost: amount, is_guarantee: isGuarantee };
      const body = { contents_limit: 1, services: [line] };
      const query = formToken(services);
      const { data } = await services.call('getWidgetQuantityByCost', { query, body }, { signal });
      const quantity = data.services[0]?.quantity;
      if (!signal.aborted && quantity !== undefined) onQuantityChange(BigInt(quantity));
    } catch {
      if (!signal.aborted) onFailed();
    }
    if (latest.current !== conversion) return;
    latest.current = undefined;
    setConverting(false);
  }

  return {
    isConverting,
    /** Undefined if the typed text is not an amount yet. */
    convertSoon(amount: string | undefined) {
      cancel();
      setConverting(amount !== undefined);
      if (amount === undefined) return;
      const timer = setTimeout(() => void convert(conversion), pause);
      const conversion: Conversion = { amount, timer, controller: new AbortController() };
      latest.current = conversion;
    },
    convertNow() {
      if (latest.current) void convert(latest.current);
    },
  };
}

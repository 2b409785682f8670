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

interface Question {
  desired: string;
  timer: ReturnType<typeof setTimeout>;
  stopped: AbortController;
}

/** Converts a typed amount to a quantity: after a pause in typing, or at once on leaving the field. */
export function useQuantityByCost({ serviceId, isGuarantee, onQuantityChange, onFailed }: QuantityByCost) {
  const services = useServices();
  const latest = useRef<Question>(undefined);
  const [isAsking, setAsking] = useState(false);

  function drop() {
    clearTimeout(latest.current?.timer);
    latest.current?.stopped.abort();
    latest.current = undefined;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount
  useEffect(() => drop, []);

  async function ask(question: Question) {
    const { desired, timer, stopped } = question;
    clearTimeout(timer);
    const { signal } = stopped;
    try {
      const line = { service_id: serviceId, desired_cost: desired, is_guarantee: isGuarantee };
      const body = { contents_limit: 1, services: [line] };
      const query = formToken(services);
      const { data } = await services.call('getWidgetQuantityByCost', { query, body }, { signal });
      const quantity = data.services[0]?.quantity;
      if (!signal.aborted && quantity !== undefined) onQuantityChange(BigInt(quantity));
    } catch {
      if (!signal.aborted) onFailed();
    }
    if (latest.current !== question) return;
    latest.current = undefined;
    setAsking(false);
  }

  return {
    isAsking,
    /** Undefined if the typed text is not an amount yet. */
    askSoon(desired: string | undefined) {
      drop();
      setAsking(desired !== undefined);
      if (desired === undefined) return;
      const timer = setTimeout(() => void ask(question), pause);
      const question: Question = { desired, timer, stopped: new AbortController() };
      latest.current = question;
    },
    askNow() {
      if (latest.current) void ask(latest.current);
    },
  };
}

import { ApiError } from '@marquee/contract/client.ts';
import type { InvoiceQuote } from '@marquee/contract/money/invoices.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { type QuoteRequest, quoteQuery } from './api.ts';

const pause = 500;

interface Quote {
  quote: InvoiceQuote | undefined;
  isChecking: boolean;
  /** The server's message for a field, if it refused it. */
  problem(field: string): string | undefined;
}

/** Asks after a pause in typing; until the new quote arrives, the old one is marked as being checked. */
export function useQuote(methodId: number, typed: { amount: string; coupon: string }): Quote {
  const services = useServices();
  const isAmount = (parseMoney(typed.amount) ?? zero) > zero;
  const request: QuoteRequest = {
    amount: isAmount ? typed.amount : '',
    payment_method_id: methodId,
    coupon_code: typed.coupon.trim() || null,
  };
  const [settled, setSettled] = useState(request);
  const key = JSON.stringify(request);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as QuoteRequest), pause);
    return () => clearTimeout(timer);
  }, [key]);
  const { data, error, isFetching } = useQuery(quoteQuery(services, settled));
  const isChecking = isAmount && (isFetching || JSON.stringify(settled) !== key);
  const refused = error instanceof ApiError && !isChecking ? error.fields : {};
  return {
    quote: isAmount && !error ? data : undefined,
    isChecking,
    problem: (field) => refused[field]?.[0],
  };
}

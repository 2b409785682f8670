import { ApiError } from '@marquee/contract/client.ts';
import type { WithdrawalQuote } from '@marquee/contract/money/withdrawals.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { quoteQuery } from './api.ts';

const pause = 500;

interface Quote {
  quote: WithdrawalQuote | undefined;
  isChecking: boolean;
  /** Why the amount cannot be withdrawn, in the words of the server. */
  problem: string | undefined;
}

/** Asks once the person stops typing; an answer for another amount is never taken for this one's. */
export function useQuote(methodId: number | undefined, typed: string): Quote {
  const services = useServices();
  const amount = parseMoney(typed) ? typed : '';
  const [settled, setSettled] = useState({ methodId, amount });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ methodId, amount }), pause);
    return () => clearTimeout(timer);
  }, [methodId, amount]);
  const { data, error, isFetching } = useQuery(quoteQuery(services, settled));
  const isWaiting = settled.methodId !== methodId || settled.amount !== amount;
  const isChecking = isFetching || isWaiting;
  const refused = error instanceof ApiError && !isChecking ? error.fields.amount?.[0] : undefined;
  return { quote: amount === '' || error ? undefined : data, isChecking, problem: refused };
}

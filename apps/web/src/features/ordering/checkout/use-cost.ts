import { ApiError } from '@marquee/contract/client.ts';
import type { CostResult } from '@marquee/contract/generated/ordering.ts';
import { requiresPayerAction } from '@marquee/domain/payments/payment-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { type CostRequest, costQuery } from '../api.ts';
import { type FormErrors, mapErrors, noErrors } from './form-errors.ts';
import type { CheckoutLine } from './use-checkout.ts';

const pause = 600;

export interface Cost {
  cost: CostResult | undefined;
  /** The shown amount belongs to an older request. */
  isChecking: boolean;
  errors: FormErrors;
  /** The price failed to load, and no field is to blame. */
  failure: string | undefined;
  refresh(): void;
}

/** The server's price of the form: the one that will be charged. */
export function useCost(costRequest: CostRequest): Cost {
  const services = useServices();
  const errorMessage = useErrorMessage();
  const text = JSON.stringify(costRequest);
  const settled = useSettled(text, pause);
  const settledRequest = useMemo(() => JSON.parse(settled) as CostRequest, [settled]);
  const { data, error, isFetching, refetch } = useQuery(costQuery(services, settledRequest));
  const isEmpty = costRequest.services.length === 0;
  const isChecking = !isEmpty && (text !== settled || isFetching);
  const isRefused = error !== null && text === settled;
  const fields = isRefused && error instanceof ApiError ? error.fields : {};
  return {
    cost: isEmpty || isRefused || settledRequest.services.length === 0 ? undefined : data,
    isChecking,
    errors: isRefused ? mapErrors(fields) : noErrors,
    failure: isRefused && !isEmpty && Object.keys(fields).length === 0 ? errorMessage(error) : undefined,
    refresh: () => void refetch(),
  };
}

interface CostInput {
  orderType: string;
  coupon: string;
  payment: WayToPay | undefined;
  paysMinimum: boolean;
}

/** The balance has no terms of its own, so it is left out of the request. */
export function buildCostRequest(
  lines: readonly CheckoutLine[],
  { orderType, coupon, payment, paysMinimum }: CostInput,
): CostRequest {
  return {
    services: lines.map(({ request }) => request),
    order_widget_type: orderType,
    ...(coupon.trim() === '' ? {} : { coupon_code: coupon.trim() }),
    ...(payment?.flow === 'linked_card' ? { recurring_payments_method_id: payment.id } : {}),
    ...(paysMinimum && payment?.flow !== 'balance' ? { pay_minimum: true } : {}),
    ...(payment && requiresPayerAction(payment.flow) ? { payment_method_id: payment.id } : {}),
  };
}

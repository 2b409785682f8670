import { ApiError } from '@marquee/contract/client.ts';
import { useServices } from '../../../lib/use-services.ts';
import { formToken } from '../../../product/order-form-token.ts';
import { type FormErrors, mapErrors, noErrors } from './form-errors.ts';
import type { CheckoutLine } from './use-checkout.ts';

/** Checks what placing would refuse, while each line can still be fixed in its form. */
export function useCheckLines(): (lines: readonly CheckoutLine[]) => Promise<FormErrors> {
  const services = useServices();
  return async (lines) => {
    try {
      const body = { orders: lines.map(({ request }) => request) };
      await services.call('validateOrder', { query: formToken(services), body });
      return noErrors;
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) throw error;
      return { ...noErrors, lines: mapErrors(error.fields).lines };
    }
  };
}

import { type RefObject, useEffect } from 'react';
import type { Checkout } from './use-checkout.ts';

/** After a refusal the keyboard is at the first field to mend. */
export function useFocusRefused(
  form: RefObject<HTMLElement | null>,
  { isBusy, errors, pointAt }: Pick<Checkout, 'isBusy' | 'errors' | 'pointAt'>,
): void {
  function pointAtFirst() {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) pointAt(field);
  }
  const isRefused = errors.lines.size > 0 || errors.email !== undefined || errors.coupon !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a sending or a check moves the focus
  useEffect(() => {
    if (!isBusy && isRefused) pointAtFirst();
  }, [isBusy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a missing address is seen without sending
  useEffect(() => {
    if (errors.email !== undefined) pointAtFirst();
  }, [errors.email]);
}

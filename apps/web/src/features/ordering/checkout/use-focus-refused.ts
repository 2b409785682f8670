import { type RefObject, useEffect } from 'react';
import type { Checkout } from './use-checkout.ts';

/** After a refusal, focuses the first field to fix. */
export function useFocusRefused(
  form: RefObject<HTMLElement | null>,
  { isBusy, errors, pointAt }: Pick<Checkout, 'isBusy' | 'errors' | 'pointAt'>,
): void {
  function pointAtFirst() {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) pointAt(field);
  }
  const isRefused = errors.lines.size > 0 || errors.email !== undefined || errors.coupon !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of sending or checking moves the focus
  useEffect(() => {
    if (!isBusy && isRefused) pointAtFirst();
  }, [isBusy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a missing e-mail is found without sending
  useEffect(() => {
    if (errors.email !== undefined) pointAtFirst();
  }, [errors.email]);
}

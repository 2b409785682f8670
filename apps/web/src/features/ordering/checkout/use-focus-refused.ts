import { type RefObject, useEffect } from 'react';
import type { Checkout } from './use-checkout.ts';

/** After a refusal the keyboard is at the first field to mend. */
export function useFocusRefused(
  form: RefObject<HTMLElement | null>,
  { isSending, errors }: Pick<Checkout, 'isSending' | 'errors'>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a sending moves the focus
  useEffect(() => {
    const isRefused = errors.lines.size > 0 || errors.email || errors.coupon;
    if (isSending || !isRefused) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSending, errors.email]);
}

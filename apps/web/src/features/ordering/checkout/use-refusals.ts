import { ApiError } from '@marquee/contract/client.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { type FormErrors, listMessages, mapErrors, noErrors } from './form-errors.ts';
import type { Checkout } from './use-checkout.ts';

type FormField = 'coupon' | 'email' | 'paymentMethodId';

export interface Refusals {
  refused: FormErrors;
  /** The server's messages about the order as a whole. */
  messages: readonly string[];
  mark(errors: FormErrors): void;
  showError(error: unknown): void;
  /** Clears a field's error once the customer returns to it. */
  forget(field: FormField): void;
  /** The lines or the payment changed, so errors about them no longer apply. */
  forgetOrder(): void;
  /** Focuses a refused field without clearing its error. */
  pointAt(element: HTMLElement): void;
}

/** What the server refused, until it is fixed. */
export function useRefusals(): Refusals {
  const [refused, setRefused] = useState<FormErrors>(noErrors);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const isPointing = useRef(false);
  const errorMessage = useErrorMessage();
  const mark = (errors: FormErrors) => {
    setRefused(errors);
    setMessages([]);
  };
  return {
    refused,
    messages,
    mark,
    showError: (error) => {
      mark(error instanceof ApiError ? { ...mapErrors(error.fields), rest: [] } : noErrors);
      if (error instanceof Error && error.name !== 'FrozenAccountError')
        setMessages(listMessages(error, errorMessage));
    },
    forget: (field) => {
      if (!isPointing.current) setRefused(({ [field]: _, ...others }) => others);
    },
    forgetOrder: () => {
      setRefused(({ paymentMethodId: _, ...errors }) => ({ ...errors, lines: noErrors.lines, rest: [] }));
      setMessages([]);
    },
    pointAt: (element) => {
      isPointing.current = true;
      element.focus();
      isPointing.current = false;
    },
  };
}

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

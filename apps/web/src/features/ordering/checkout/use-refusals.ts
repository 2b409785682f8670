import { ApiError } from '@marquee/contract/client.ts';
import { useRef, useState } from 'react';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { type FormErrors, listMessages, mapErrors, noErrors } from './form-errors.ts';

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

import { ApiError } from '@marquee/contract/client.ts';
import { useRef, useState } from 'react';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { type FormErrors, mapErrors, noErrors, noticeOf } from './form-errors.ts';

type FormField = 'coupon' | 'email' | 'paymentMethodId';

export interface Refusals {
  refused: FormErrors;
  /** What is wrong with the whole, in the words of the server. */
  messages: readonly string[];
  mark(errors: FormErrors): void;
  tell(error: unknown): void;
  /** Whoever comes back to a field has read why it was refused. */
  forget(field: FormField): void;
  /** The lines or their payment changed: what was said of them is said of something else. */
  forgetOrder(): void;
  /** Moves the keyboard to a refused field without forgetting why. */
  pointAt(element: HTMLElement): void;
}

/** What the server refused, until it is mended. */
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
    tell: (error) => {
      mark(error instanceof ApiError ? { ...mapErrors(error.fields), rest: [] } : noErrors);
      if (error instanceof Error && error.name !== 'FrozenAccountError')
        setMessages(noticeOf(error, errorMessage));
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

import { ApiError } from '@marquee/contract/client.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '../errors/use-error-message.ts';
import { isFrozenAnswer, showFrozenDialog } from '../overlays/frozen-account.tsx';

export interface FormState {
  isSending: boolean;
  /** What is wrong with the form as a whole. */
  message: string | undefined;
  /** What is wrong with one field, as the server says it. */
  error(field: string): string | undefined;
  /** Called when the visitor edits the field. */
  clear(field: string): void;
  /** Props for the form element: focus goes to its first invalid field. */
  form: {
    ref: React.RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit(event: FormEvent): void;
  };
}

/** Submits a form once at a time and maps the server's validation errors to its fields. */
export function useForm(send: () => Promise<void>): FormState {
  const errorMessage = useErrorMessage();
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string>();
  const [fields, setFields] = useState<Record<string, string[]>>({});
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(fields).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fields]);

  async function submit() {
    setSending(true);
    setMessage(undefined);
    setFields({});
    try {
      await send();
    } catch (error) {
      const apiError = error instanceof ApiError ? error : undefined;
      setFields(apiError?.fields ?? {});
      // Its own dialog explains it.
      if (isFrozenAnswer(error)) return void showFrozenDialog().catch(() => undefined);
      if (Object.keys(apiError?.fields ?? {}).length === 0) setMessage(errorMessage(error));
    } finally {
      setSending(false);
    }
  }

  return {
    isSending,
    message: message ?? fields.captcha_response?.[0] ?? fields.token?.[0],
    error: (field) => fields[field]?.[0],
    clear: (field) => setFields(({ [field]: _cleared, ...others }) => others),
    form: {
      ref,
      // Submitted before the script has loaded, a GET form would put the password into the address bar.
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending) void submit();
      },
    },
  };
}

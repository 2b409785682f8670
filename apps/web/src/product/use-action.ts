import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConnectionError } from '../lib/connection-error.ts';
import { refreshQueries } from '../lib/refresh-queries.ts';
import { useSendOnce } from '../lib/send-once.ts';
import { useServices } from '../lib/use-services.ts';
import { useErrorMessage } from '../shell/errors/use-error-message.ts';
import { FrozenAccountError, isFrozenAnswer, showFrozenDialog } from '../shell/overlays/frozen-account.tsx';
import { type ToastMessage, useToast } from '../ui/overlays/toast.tsx';
import { useTranslations } from '../ui/text/use-translations.tsx';

interface ActionOptions<Result> {
  /** Distinguishes several actions of one component. */
  name?: string;
  /** The toast on success: a title, or a message made from the result. */
  done?: string | ((result: Result) => ToastMessage | undefined);
  /** Refetched afterwards, also after a refusal, because the shown data may be outdated. */
  refresh?: readonly QueryKey[];
  /** The request: sent under one idempotency key until it is answered. */
  request?: unknown;
}

export interface Action {
  isBusy: boolean;
  isRunning(name: string): boolean;
  /** True on success. An error is shown as a toast. */
  run<Result>(
    work: (options: { idempotencyKey?: string }) => Promise<Result>,
    options?: ActionOptions<Result>,
  ): Promise<boolean>;
}

/** An action behind a button: runs once at a time and shows a toast for the outcome. */
export function useAction(): Action {
  const t = useTranslations('common');
  const services = useServices();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const sendOnce = useSendOnce();
  const running = useRef(new Set<string>());
  const [shown, setShown] = useState<readonly string[]>([]);

  const mark = (name: string, isRunning: boolean) => {
    if (isRunning) running.current.add(name);
    else running.current.delete(name);
    setShown([...running.current]);
  };

  function showFailure(error: unknown, retry: () => void): void {
    if (error instanceof FrozenAccountError) return;
    // Its own dialog explains it.
    if (isFrozenAnswer(error)) showFrozenDialog().catch(() => undefined);
    else
      toast({
        title: t('states.failed'),
        text: errorMessage(error),
        tone: 'danger',
        // A refusal would come again; what got no answer may get one now, under the same key.
        ...(error instanceof ConnectionError && {
          action: { label: t('actions.retry'), onPress: retry },
          stays: true,
        }),
      });
  }

  const run: Action['run'] = async (work, options = {}) => {
    const { name = '', done, refresh = [], request } = options;
    if (running.current.has(name)) return false;
    mark(name, true);
    try {
      const result =
        request === undefined
          ? await work({})
          : await sendOnce(request, (idempotencyKey) => work({ idempotencyKey }));
      const message = typeof done === 'string' ? { title: done, tone: 'success' as const } : done?.(result);
      if (message) toast(message);
      return true;
    } catch (error) {
      showFailure(error, () => void run(work, options));
      return false;
    } finally {
      mark(name, false);
      void refreshQueries(services, refresh);
    }
  };
  return { isBusy: shown.length > 0, isRunning: (name) => shown.includes(name), run };
}

import { ApiError } from '@marquee/contract/client.ts';
import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { refreshQueries } from '../lib/refresh-queries.ts';
import { useSendOnce } from '../lib/send-once.ts';
import { useServices } from '../lib/use-services.ts';
import { useErrorMessage } from '../shell/errors/use-error-message.ts';
import { FrozenAccountError, showFrozenDialog } from '../shell/overlays/frozen-account.tsx';
import { type ToastMessage, useToast } from '../ui/overlays/toast.tsx';

interface ActionOptions<Result> {
  /** Tells actions of one component apart. */
  name?: string;
  /** The toast when it is done: a title, or a message made from the answer. */
  done?: string | ((result: Result) => ToastMessage | undefined);
  /** Fetched again afterwards; also after a refusal, because things are not what they seemed to be. */
  refresh?: readonly QueryKey[];
  /** What is asked for: sent under one idempotency key until it is answered. */
  request?: unknown;
}

export interface Action {
  isBusy: boolean;
  isRunning(name: string): boolean;
  /** True when it was done. A refusal is shown as a toast, in the reader's language. */
  run<Result>(
    work: (options: { idempotencyKey?: string }) => Promise<Result>,
    options?: ActionOptions<Result>,
  ): Promise<boolean>;
}

/** Something a person does with one press: once at a time, with a toast for the outcome. */
export function useAction(): Action {
  const t = useTranslations('common.states');
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

  function showFailure(error: unknown): void {
    if (error instanceof FrozenAccountError) return;
    // Its own dialog says what is the matter.
    if (error instanceof ApiError && error.status === 423) showFrozenDialog().catch(() => undefined);
    else toast({ title: t('failed'), text: errorMessage(error), tone: 'danger' });
  }

  const run: Action['run'] = async (work, { name = '', done, refresh = [], request } = {}) => {
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
      showFailure(error);
      return false;
    } finally {
      mark(name, false);
      void refreshQueries(services, refresh);
    }
  };
  return { isBusy: shown.length > 0, isRunning: (name) => shown.includes(name), run };
}

import { ApiError } from '@marquee/contract/client.ts';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { type Action, useAction } from '../../product/use-action.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

/** Runs a change to sign-in; if the last sign-in is too long ago, confirms the identity and runs it again. */
type Guarded = (action: () => Promise<void>) => Promise<void>;

const GuardContext = createContext<Guarded>((action) => action());

export function useGuarded(): Guarded {
  return useContext(GuardContext);
}

interface Waiting {
  action(): Promise<void>;
  settle(): void;
  fail(error: unknown): void;
}

export function IdentityGuard({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting>();
  const guarded = useCallback<Guarded>(async (action) => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'sign_in_again') throw error;
      await new Promise<void>((settle, fail) => setWaiting({ action, settle, fail }));
    }
  }, []);
  const confirmed = async () => {
    setWaiting(undefined);
    await waiting?.action().then(waiting.settle, waiting.fail);
  };
  return (
    <GuardContext value={guarded}>
      {children}
      <ConfirmIdentity
        open={waiting !== undefined}
        onConfirmed={confirmed}
        onClose={() => {
          waiting?.settle();
          setWaiting(undefined);
        }}
      />
    </GuardContext>
  );
}

interface GuardedAction {
  isBusy: boolean;
  run(work: () => Promise<void>, options?: Parameters<Action['run']>[1]): Promise<boolean>;
}

/** One change at a time, after confirming the identity if needed. */
export function useGuardedAction(): GuardedAction {
  const guarded = useGuarded();
  const { isBusy, run } = useAction();
  return { isBusy, run: (work, options) => run(() => guarded(work), options) };
}

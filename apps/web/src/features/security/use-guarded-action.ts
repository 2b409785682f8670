import { type Action, useAction } from '../../product/use-action.ts';
import { useGuarded } from './identity-guard.tsx';

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

import { ApiError } from '@marquee/contract/client.ts';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useProfile } from '../session/profile.ts';
import { openOverlay } from './overlay-store.ts';

const FrozenOverlay = lazyComponent(async () => (await import('./frozen-overlay.tsx')).FrozenOverlay);

export class FrozenAccountError extends Error {
  override name = 'FrozenAccountError';
}

/** Of the account; a panel that has closed answers 423, too. */
export function isFrozenAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status === 423 && error.code !== 'panel_closed';
}

let openDialog: Promise<never> | undefined;

/** Explains that the account is frozen; rejects the pending action when closed. One dialog at a time. */
export function showFrozenDialog(): Promise<never> {
  openDialog ??= new Promise<never>((_, reject) => {
    openOverlay((control) => <FrozenOverlay {...control} />, {
      outlivesPage: true,
      onClosed: () => {
        openDialog = undefined;
        reject(new FrozenAccountError('The account is frozen'));
      },
    });
  });
  return openDialog;
}

/** Runs an action unless the account is frozen, by the loaded profile or the server's answer (423). */
export function useFrozenGuard(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  const frozen = Boolean(useProfile()?.frozen_at);
  return useCallback(
    async (action) => {
      if (frozen) return showFrozenDialog();
      try {
        return await action();
      } catch (error) {
        if (isFrozenAnswer(error)) return showFrozenDialog();
        throw error;
      }
    },
    [frozen],
  );
}

/** Shows the dialog once per visit, before the user tries something, but not where a debt is being repaid. */
export function useFrozenNotice(): void {
  const profile = useProfile();
  const isRepaying = payingPages.test(useLocation().pathname) && profile?.frozen_for_debt;
  const frozen = Boolean(profile?.frozen_at) && !isRepaying;
  useEffect(() => {
    if (frozen) showFrozenDialog().catch(() => undefined);
  }, [frozen]);
}

const payingPages = /^\/(add-funds|invoices)(\/|$)/;

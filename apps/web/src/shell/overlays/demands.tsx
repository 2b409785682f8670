import type { ErrorCode } from '@marquee/contract/error-codes.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { type OverlayControl, openOverlay } from './overlay-store.ts';

const ConfirmIdentityOverlay = lazyComponent(
  async () => (await import('./confirm-identity-overlay.tsx')).ConfirmIdentityOverlay,
);
const UnprovenEmailOverlay = lazyComponent(
  async () => (await import('./unproven-email-overlay.tsx')).UnprovenEmailOverlay,
);

const dialogs: Partial<Record<ErrorCode, (control: OverlayControl, meet: () => void) => React.ReactNode>> = {
  sign_in_again: (control, meet) => <ConfirmIdentityOverlay {...control} onConfirmed={meet} />,
  email_not_proven: (control) => <UnprovenEmailOverlay {...control} />,
};

const open = new Map<ErrorCode, Promise<boolean>>();

/** True once the user has met what the call demands; several calls share one dialog. */
export function meetDemand(code: ErrorCode): Promise<boolean> {
  const dialog = dialogs[code];
  if (!dialog) return Promise.resolve(false);
  const answer =
    open.get(code) ??
    new Promise<boolean>((resolve) => {
      const meet = () => {
        resolve(true);
        close();
      };
      const close = openOverlay((control) => dialog(control, meet), {
        onClosed: () => {
          open.delete(code);
          resolve(false);
        },
      });
    });
  open.set(code, answer);
  return answer;
}

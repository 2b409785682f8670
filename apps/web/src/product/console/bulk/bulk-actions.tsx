import type { OrderSelectionInput } from '@marquee/contract/generated/console.ts';
import { refundingActions, type StaffAction, staffActions } from '@marquee/domain/orders/staff-actions.ts';
import { useState } from 'react';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { OnceOpened } from '../../../ui/overlays/once-opened.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

export type BulkTarget = { ids: readonly number[] } | { filter: OrderSelectionInput };

interface BulkActionsProps {
  target: BulkTarget;
  /** Which ones are offered; absent: all. */
  actions?: readonly StaffAction[];
  label?: string;
  onStarted?(): void;
}

const LoadedDialog = lazyComponent(async () => (await import('./bulk-dialog.tsx')).BulkDialog);

/** One action on the chosen orders, or on all that match a filter. Its effect is shown before it is done. */
export function BulkActions({ target, actions = staffActions, label, onStarted }: BulkActionsProps) {
  const t = useTranslations('adminQueues.bulk');
  const permissions = useProfile()?.permissions ?? [];
  const [isOpen, setOpen] = useState(false);
  const own = actions.filter(
    (action) => permissions.includes('orders.refund') || !refundingActions.some((name) => name === action),
  );
  if (!permissions.includes('orders.manage') || own.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {label ?? t('choose')}
      </Button>
      <OnceOpened open={isOpen}>
        <LoadedDialog
          open={isOpen}
          target={target}
          actions={own}
          onClose={() => setOpen(false)}
          onStarted={onStarted}
        />
      </OnceOpened>
    </>
  );
}

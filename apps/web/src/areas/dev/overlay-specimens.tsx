import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { LazyConfirmDialog, LazyDialog, LazySideSheet } from '../../ui/overlays/lazy-dialogs.tsx';

import { type ToastMessage, useToast } from '../../ui/overlays/toast.tsx';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const toasts: readonly ToastMessage[] = [
  { title: 'Added to favourites', action: { label: 'Undo', onPress: () => {} } },
  { title: 'Order paid', text: 'Delivery starts in about 10 minutes.', tone: 'success' },
  { title: 'Price changed', text: 'The total is now $19.20.', tone: 'warning' },
  { title: 'Payment refused', text: 'Your bank said no. Nothing was charged.', tone: 'danger' },
];

export function OverlaySpecimens() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet'>();
  const close = () => setOpen(undefined);
  const showToast = useToast();
  return (
    <SpecimenGroup title="Overlays, fetched when first used">
      <Specimen name="lazy-dialogs">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('confirm')}>Confirm</Button>
          <Button onClick={() => setOpen('sheet')}>Side sheet</Button>
        </div>
        <LazyDialog
          open={open === 'dialog'}
          onClose={close}
          title="Rename order"
          text="Only you see this name."
          closeLabel="Close"
          width="narrow"
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                Save name
              </Button>
            </>
          }
        >
          <Field label="Name">{(control) => <Input {...control} defaultValue="Autumn campaign" />}</Field>
        </LazyDialog>
        <LazyConfirmDialog
          open={open === 'confirm'}
          title="Cancel order 48213?"
          consequence="Delivery stops at about 6 400 of 10 000. $6.62 goes back to your balance. This cannot be undone."
          confirmLabel="Cancel the order"
          cancelLabel="Keep it"
          danger
          onConfirm={close}
          onCancel={close}
        />
        <LazySideSheet open={open === 'sheet'} onClose={close} title="Order 48213" closeLabel="Close">
          <p className="text-ink-soft">Details slide in from the side and leave the list where it was.</p>
        </LazySideSheet>
      </Specimen>
      <Specimen name="toast">
        <div className="flex flex-wrap gap-2">
          {toasts.map((toast) => (
            <Button key={toast.title} onClick={() => showToast(toast)}>
              {toast.title}
            </Button>
          ))}
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}

import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import { useState } from 'react';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CreateForm } from './create-form.tsx';
import { CreatedPanel } from './created-panel.tsx';

interface CreateDialogProps {
  open: boolean;
  onClose(): void;
  price: string;
  subdomainHost: string;
}

/** The form, and in its place what to do next once the panel is there. */
export function CreateDialog({ open, onClose, price, subdomainHost }: CreateDialogProps) {
  const t = useTranslations('childPanels');
  const common = useTranslations('common');
  const [created, setCreated] = useState<ChildPanelView>();
  const close = () => {
    onClose();
    setCreated(undefined);
  };
  return (
    <LazyDialog
      open={open}
      onClose={close}
      title={
        created
          ? t(created.status === 'pending_dns' ? 'created.titleDns' : 'created.title')
          : t('create.title')
      }
      closeLabel={common('actions.close')}
    >
      {open && !created && <CreateForm price={price} subdomainHost={subdomainHost} onCreated={setCreated} />}
      {created && <CreatedPanel panel={created} onClose={close} />}
    </LazyDialog>
  );
}

import { lazy } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { OnceOpened } from './once-opened.tsx';

const Loaded = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return (
    <OnceOpened open={props.open}>
      <Loaded {...props} />
    </OnceOpened>
  );
}

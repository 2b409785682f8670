import { lazyComponent } from '../lazy-component.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { OnceOpened } from './once-opened.tsx';

const Loaded = lazyComponent(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return (
    <OnceOpened open={props.open}>
      <Loaded {...props} />
    </OnceOpened>
  );
}

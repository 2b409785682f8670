import { lazyComponent } from '../lazy-component.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import type { DialogProps } from './dialog.tsx';
import { OnceOpened } from './once-opened.tsx';
import type { SideSheetProps } from './side-sheet.tsx';

const LoadedDialog = lazyComponent(async () => (await import('./dialog.tsx')).Dialog);

export function LazyDialog(props: DialogProps) {
  return (
    <OnceOpened open={props.open}>
      <LoadedDialog {...props} />
    </OnceOpened>
  );
}

const LoadedConfirmDialog = lazyComponent(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return (
    <OnceOpened open={props.open}>
      <LoadedConfirmDialog {...props} />
    </OnceOpened>
  );
}

const LoadedSideSheet = lazyComponent(async () => (await import('./side-sheet.tsx')).SideSheet);

export function LazySideSheet(props: SideSheetProps) {
  return (
    <OnceOpened open={props.open}>
      <LoadedSideSheet {...props} />
    </OnceOpened>
  );
}

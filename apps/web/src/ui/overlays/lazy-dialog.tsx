import { lazyComponent } from '../lazy-component.ts';
import type { DialogProps } from './dialog.tsx';
import { OnceOpened } from './once-opened.tsx';

const Loaded = lazyComponent(async () => (await import('./dialog.tsx')).Dialog);

export function LazyDialog(props: DialogProps) {
  return (
    <OnceOpened open={props.open}>
      <Loaded {...props} />
    </OnceOpened>
  );
}

import { lazy } from 'react';
import type { DialogProps } from './dialog.tsx';
import { OnceOpened } from './once-opened.tsx';

const Loaded = lazy(async () => ({ default: (await import('./dialog.tsx')).Dialog }));

export function LazyDialog(props: DialogProps) {
  return (
    <OnceOpened open={props.open}>
      <Loaded {...props} />
    </OnceOpened>
  );
}

import { lazy } from 'react';
import { OnceOpened } from './once-opened.tsx';
import type { SideSheetProps } from './side-sheet.tsx';

const Loaded = lazy(async () => ({ default: (await import('./side-sheet.tsx')).SideSheet }));

export function LazySideSheet(props: SideSheetProps) {
  return (
    <OnceOpened open={props.open}>
      <Loaded {...props} />
    </OnceOpened>
  );
}

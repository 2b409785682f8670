import { lazyComponent } from '../lazy-component.ts';
import { OnceOpened } from './once-opened.tsx';
import type { SideSheetProps } from './side-sheet.tsx';

const Loaded = lazyComponent(async () => (await import('./side-sheet.tsx')).SideSheet);

export function LazySideSheet(props: SideSheetProps) {
  return (
    <OnceOpened open={props.open}>
      <Loaded {...props} />
    </OnceOpened>
  );
}

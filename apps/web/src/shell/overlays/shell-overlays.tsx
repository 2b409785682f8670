import { OverlayHost } from './overlay-host.tsx';
import { useIdle } from './use-idle.ts';
import { VisitorPrompts } from './visitor-prompts.tsx';

/** Rendered once in the layout. Prompts begin when the browser is idle; their code comes with the shell, as one file less. */
export function ShellOverlays() {
  const idle = useIdle();
  return (
    <>
      <OverlayHost />
      {idle && <VisitorPrompts />}
    </>
  );
}

import { type ReactNode, Suspense, useEffect, useState } from 'react';

/**
 * Keeps a heavy overlay (a `lazy` child) out of the first page: it loads when first opened, and stays mounted
 * afterwards so that the closing animation shows. Never rendered on the server.
 */
export function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (open) setOpened(true);
  }, [open]);
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null;
}

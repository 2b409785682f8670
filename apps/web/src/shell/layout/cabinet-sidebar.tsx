import { type ComponentType, lazy, Suspense } from 'react';

const load = async () => (await import('../navigation/on-demand/sidebar.tsx')).Sidebar;

/** The file's key in the build's manifest, so that its code travels along with a signed-in page. */
export const sidebarFile = 'src/shell/navigation/on-demand/sidebar.tsx';

const LateSidebar = lazy(async () => ({ default: await load() }));
let ReadySidebar: ComponentType | undefined;

/** Called before the first render of a page that has a sidebar: server and browser then draw it at once. */
export async function prepareSidebar(): Promise<void> {
  ReadySidebar = await load();
}

/** Guests never load the sidebar; someone who has just signed in sees it arrive in the place kept for it. */
export function CabinetSidebar() {
  if (ReadySidebar) return <ReadySidebar />;
  return (
    <Suspense fallback={<div className="sidebar" />}>
      <LateSidebar />
    </Suspense>
  );
}

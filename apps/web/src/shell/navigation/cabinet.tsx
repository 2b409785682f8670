import { lazy, Suspense } from 'react';
import type { AppServices } from '../../lib/app-services.ts';
import { loadBanners } from '../banners/api.ts';

const load = async () => (await import('./on-demand/cabinet-parts.ts')).cabinetParts;
type CabinetParts = Awaited<ReturnType<typeof load>>;

/** The file's key in the build's manifest, so that its code is preloaded with a signed-in page. */
export const cabinetFile = 'src/shell/navigation/on-demand/cabinet-parts.ts';

let ready: CabinetParts | undefined;

/** Called before the first render of a signed-in page, so that server and browser render its parts directly. */
export async function prepareCabinet(services: AppServices): Promise<void> {
  [ready] = await Promise.all([load(), loadBanners(services, 'sidebar')]);
}

const LatePart = lazy(async () => {
  const parts = await load();
  return { default: ({ name }: { name: keyof CabinetParts }) => renderPart(parts, name) };
});

/** Guests never load these; after signing in without a new document they load lazily. */
export function CabinetPart({ name }: { name: keyof CabinetParts }) {
  if (ready) return renderPart(ready, name);
  return (
    <Suspense fallback={null}>
      <LatePart name={name} />
    </Suspense>
  );
}

function renderPart(parts: CabinetParts, name: keyof CabinetParts) {
  const Part = parts[name];
  return <Part />;
}

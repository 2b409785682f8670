import type { BannerPlace } from '@marquee/contract/generated/shell.ts';
import { useQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import { firstInteraction } from '../../lib/first-interaction.ts';
import { useServices } from '../../lib/use-services.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { OnceOpened } from '../../ui/overlays/once-opened.tsx';
import { bannersQuery } from './api.ts';
import { shownSlides } from './shown-slides.ts';

const loadCustom = async () => (await import('./custom-banner.tsx')).CustomBanner;
const loadAfterInteraction = async () => {
  await firstInteraction;
  return loadCustom();
};
// The server renders them directly; a browser keeps that HTML until the code has loaded. Rotating slides need
// their code now, a single one only after the first interaction.
const RotatingBanner = import.meta.env.SSR ? await loadCustom() : lazyComponent(loadCustom);
const SingleBanner = import.meta.env.SSR ? RotatingBanner : lazyComponent(loadAfterInteraction);

const BannerFrame = lazyComponent(async () => (await import('./banner-frame.tsx')).BannerFrame);

/**
 * The operator's banners for this place, or nothing. Memoised because React discards the server's HTML of a lazy
 * part if its parent renders again before the code has loaded.
 */
export const BannerSlot = memo(function BannerSlot({
  place,
  className,
}: {
  place: BannerPlace;
  className?: string;
}) {
  const services = useServices();
  const { data = [] } = useQuery(bannersQuery(services, place));
  const banners = data.filter((banner) => banner.type === 'html' || shownSlides(banner).length > 0);
  if (banners.length === 0) return null;
  return (
    <div className={className}>
      <div className="flex flex-col gap-3">
        {banners.map((banner) =>
          banner.type === 'html' ? (
            // Reserves the usual height, so that the content below does not jump when the frame has loaded.
            <div key={banner.id} className="min-h-32">
              <OnceOpened open>
                <BannerFrame id={banner.id} />
              </OnceOpened>
            </div>
          ) : (
            <Suspense key={banner.id}>
              {shownSlides(banner).length > 1 ? (
                <RotatingBanner banner={banner} />
              ) : (
                <SingleBanner banner={banner} />
              )}
            </Suspense>
          ),
        )}
      </div>
    </div>
  );
});

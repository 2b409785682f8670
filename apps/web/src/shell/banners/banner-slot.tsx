import type { BannerPlace } from '@marquee/contract/shell/banner-places.ts';
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
// The server renders them at once; a browser keeps that HTML until the code has come. Slides that take turns need
// theirs now, a single one only when somebody is there.
const RotatingBanner = import.meta.env.SSR ? await loadCustom() : lazyComponent(loadCustom);
const SingleBanner = import.meta.env.SSR ? RotatingBanner : lazyComponent(loadAfterInteraction);

const BannerFrame = lazyComponent(async () => (await import('./banner-frame.tsx')).BannerFrame);

/**
 * Whatever the operator put in this place; nothing at all where there is nothing. Memoised: React throws the
 * server's HTML of a lazy part away when its appServices render again before its code is there.
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
            // As tall as most of them from the start: what stands below must not jump when it has loaded.
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

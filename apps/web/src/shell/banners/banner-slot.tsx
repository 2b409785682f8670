import type { BannerPlace } from '@marquee/contract/banner-places.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { OnceOpened } from '../../ui/once-opened.tsx';
import { bannersQuery } from './api.ts';
import { CustomBanner } from './custom-banner.tsx';
import { shownSlides } from './shown-slides.ts';

const BannerFrame = lazy(async () => ({ default: (await import('./banner-frame.tsx')).BannerFrame }));

/** Whatever the operator put in this place; nothing at all where there is nothing. */
export function BannerSlot({ place, className }: { place: BannerPlace; className?: string }) {
  const services = useServices();
  const { data = [] } = useQuery(bannersQuery(services, place));
  const banners = data.filter((banner) => banner.type === 'html' || shownSlides(banner).length > 0);
  if (banners.length === 0) return null;
  return (
    <div className={className}>
      <div className="flex flex-col gap-3">
        {banners.map((banner) =>
          banner.type === 'html' ? (
            <OnceOpened key={banner.id} open>
              <BannerFrame id={banner.id} />
            </OnceOpened>
          ) : (
            <CustomBanner key={banner.id} banner={banner} />
          ),
        )}
      </div>
    </div>
  );
}

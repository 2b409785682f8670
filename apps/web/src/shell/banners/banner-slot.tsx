import type { BannerPlace } from '@marquee/contract/banner-places.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { bannersQuery } from './api.ts';
import { BannerFrame } from './banner-frame.tsx';
import { CustomBanner } from './custom-banner.tsx';

/** Whatever the operator put in this place; nothing at all where there is nothing. */
export function BannerSlot({ place, className }: { place: BannerPlace; className?: string }) {
  const services = useServices();
  const { data: banners = [] } = useQuery(bannersQuery(services, place));
  if (banners.length === 0) return null;
  return (
    <div className={className}>
      <div className="flex flex-col gap-3">
        {banners.map((banner) =>
          banner.type === 'html' ? (
            <BannerFrame key={banner.id} id={banner.id} />
          ) : (
            <CustomBanner key={banner.id} banner={banner} />
          ),
        )}
      </div>
    </div>
  );
}

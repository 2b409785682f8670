import type { Banner } from '@marquee/contract/shell/shell.ts';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { BannerSlide } from './banner-slide.tsx';
import { shownSlides } from './shown-slides.ts';
import { useSlides } from './use-slides.ts';

/** One slide, or several that take turns every `scroll_delay` milliseconds while nobody looks closer. */
export function CustomBanner({ banner }: { banner: Banner }) {
  const t = useTranslations('common.pagination');
  const slides = shownSlides(banner);
  const [isHeld, setHeld] = useState(false);
  const { current, choose } = useSlides(slides.length, isHeld ? null : banner.scroll_delay);
  const id = useId();
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the turning; nothing here is operated
    <div className="relative grid" onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      {slides.map((information, index) => (
        <BannerSlide
          key={`${banner.id}-${information.sorting}-${information.title}`}
          name={`banner-${banner.id}-${index}`}
          information={information}
          hidden={index !== current}
        />
      ))}
      {slides.length > 1 && (
        <div className="absolute inset-x-0 bottom-1 flex justify-center">
          {slides.map((information, index) => (
            <button
              key={`${id}-${information.sorting}-${information.title}`}
              type="button"
              aria-label={t('position', { page: String(index + 1), pages: String(slides.length) })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => choose(index)}
              className="tap-area grid size-6 place-items-center"
            >
              <span
                className={classNames(
                  'size-2 rounded-sm bg-white shadow-knob transition-opacity',
                  index !== current && 'opacity-50',
                )}
              />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

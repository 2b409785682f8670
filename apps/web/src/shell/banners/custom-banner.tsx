import type { Banner } from '@marquee/contract/generated/shell.ts';
import { useEffect, useId, useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { bannerStyles } from './banner-styles.ts';
import { shownSlides } from './shown-slides.ts';

type BannerSlideProps = { name: string; information: Banner['information'][number]; hidden: boolean };

/** One slide, or several that rotate every `scroll_delay` milliseconds unless hovered or focused. */
export function CustomBanner({ banner }: { banner: Banner }) {
  const t = useTranslations('common.pagination');
  const slides = shownSlides(banner);
  const [isPaused, setPaused] = useState(false);
  const { current, choose } = useSlides(slides.length, isPaused ? null : banner.scroll_delay);
  const id = useId();
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the rotation; nothing here is operated
    <div className="relative grid" onMouseEnter={pause} onMouseLeave={resume} onFocus={pause} onBlur={resume}>
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

/** Which slide is shown. With `delay` null the slides do not rotate. */
function useSlides(count: number, delay: number | null): { current: number; choose(index: number): void } {
  const [current, choose] = useState(0);
  useEffect(() => {
    const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (count < 2 || !delay || reducesMotion) return;
    const timer = setInterval(() => choose((index) => (index + 1) % count), Math.max(delay, 1000));
    return () => clearInterval(timer);
  }, [count, delay]);
  return { current: Math.min(current, Math.max(count - 1, 0)), choose };
}

/** All slides share one grid cell, so the tallest sets the height and nothing jumps. */
function BannerSlide({ name, information, hidden }: BannerSlideProps) {
  const { nonce } = useServices();
  const { image, backgroundImage, title, buttonText, buttonLink } = information;
  return (
    <section
      inert={hidden}
      className={classNames(
        name,
        '@container relative col-start-1 row-start-1 overflow-hidden rounded-lg bg-surface transition-opacity duration-200',
        hidden && 'pointer-events-none opacity-0',
      )}
    >
      {/* Browsers hide the nonce from the DOM, so hydration would always report a difference. */}
      <style nonce={nonce} suppressHydrationWarning>
        {bannerStyles(name, information)}
      </style>
      {backgroundImage && (
        <img
          src={backgroundImage}
          alt=""
          className="absolute inset-0 size-full object-cover"
          loading="lazy"
        />
      )}
      <div className="relative flex @min-[480px]:flex-row flex-col @min-[480px]:items-center gap-4 px-5 py-4">
        {image && <img src={image} alt="" className="h-16 w-auto shrink-0 self-start" loading="lazy" />}
        <p className="min-w-0 flex-1 text-pretty font-semibold text-16">{title}</p>
        {buttonLink && buttonText && (
          <BareLink
            href={buttonLink}
            className={classNames(buttonClass({ variant: 'primary' }), 'banner-button self-start')}
          >
            {buttonText}
          </BareLink>
        )}
      </div>
    </section>
  );
}

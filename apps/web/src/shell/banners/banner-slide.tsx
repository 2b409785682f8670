import type { Banner } from '@marquee/contract/shell/shell.ts';
import { useServices } from '../../lib/use-services.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { bannerStyles } from './banner-styles.ts';

type BannerSlideProps = { name: string; information: Banner['information'][number]; hidden: boolean };

/** All slides lie in one cell of a grid, so that the tallest decides and nothing jumps. */
export function BannerSlide({ name, information, hidden }: BannerSlideProps) {
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
      {/* The browser hides the nonce it was given, so server and browser never agree on it. */}
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
